import { clsx } from 'clsx'
import {
  availabilityOf,
  type CourseEvent,
  type CourseTimes,
} from '@/features/courses/domain/course-event'
import { placesMessages } from '@/features/courses/model/public-messages'
import type { LocalDateTime } from '@/lib/local-date'

/** 'Få pladser' or 'Udsolgt', where either is true of a course that is still to come. */
export function AvailabilityBadge({
  course,
  now,
  className,
}: {
  course: CourseTimes & Pick<CourseEvent, 'availableSpots'>
  now: LocalDateTime
  className?: string | undefined
}) {
  const state = availabilityOf(course, now)
  if (!state) return null
  return (
    <span
      className={clsx(
        'text-meta font-semibold whitespace-nowrap',
        state === 'few' ? 'text-primary' : 'text-muted-foreground',
        className,
      )}
    >
      {placesMessages[state]}
    </span>
  )
}
