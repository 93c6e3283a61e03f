import { clsx } from 'clsx'
import { availabilityOf } from '@/features/courses/model/availability'
import type { CourseEvent } from '@/features/courses/model/course-event'
import { placesMessages } from '@/features/courses/model/public-messages'
import type { LocalDate } from '@/lib/local-date'

/** 'Få pladser' or 'Udsolgt', where either is true of a course that is still to come. */
export function AvailabilityBadge({
  course,
  today,
}: {
  course: Pick<CourseEvent, 'availableSpots' | 'date'>
  today: LocalDate
}) {
  const state = availabilityOf(course, today)
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
