import { clsx } from 'clsx'
import {
  availabilityOf,
  type CourseEvent,
  type CourseTimes,
} from '@/features/courses/domain/course-event'
import { availabilityMessages } from '@/features/courses/public/public-messages'
import type { LocalDateTime } from '@/lib/local-date'

/** 'Få pladser' or 'Udsolgt'; nothing for a course with enough places, in the past or cancelled. */
export function AvailabilityBadge({
  course,
  now,
  className,
}: {
  course: CourseTimes & Pick<CourseEvent, 'availableSpots' | 'status'>
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
      {availabilityMessages[state]}
    </span>
  )
}
