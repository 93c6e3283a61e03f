import { clsx } from 'clsx'
import type { CourseEvent } from '@/features/courses/course-event'
import { placesState } from '@/features/courses/course-places'
import { placesMessages } from '@/features/courses/public-messages'
import type { LocalDate } from '@/lib/local-date'

/** 'Få pladser' or 'Udsolgt', where either is true of a course that is still to come. */
export function PlacesNote({
  course,
  today,
}: {
  course: Pick<CourseEvent, 'availableSpots' | 'date'>
  today: LocalDate
}) {
  const state = placesState(course, today)
  if (!state) return null
  return (
    <span
      className={clsx(
        'text-meta font-semibold whitespace-nowrap',
        state === 'few' ? 'text-primary' : 'text-muted-foreground',
      )}
    >
      {placesMessages[state]}
    </span>
  )
}
