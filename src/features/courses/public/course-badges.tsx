import { clsx } from 'clsx'
import { ArrowRight, CalendarX } from 'lucide-react'
import {
  availabilityOf,
  type CourseEvent,
  isCancelled,
  takesPlace,
} from '@/features/courses/domain/course-event'
import {
  availabilityMessages,
  courseStatusLabels,
  movedFromText,
  postponedText,
} from '@/features/courses/domain/course-messages'
import { hasBegun, type InSeries } from '@/features/courses/domain/course-series'
import type { LocalDateTime } from '@/lib/local-date'

/** 'Få pladser' or 'Udsolgt'; nothing for a course with enough places, or one that nobody can join any more. */
export function AvailabilityBadge({
  course,
  now,
  className,
}: {
  course: InSeries
  now: LocalDateTime
  className?: string | undefined
}) {
  const state = availabilityOf(course, now)
  if (!state || hasBegun(course, now)) return null
  return (
    <span
      className={clsx(
        'text-meta leading-snug font-semibold whitespace-nowrap',
        state === 'few'
          ? 'text-primary'
          : 'rounded-lg bg-muted-foreground px-3 py-1 text-background',
        className,
      )}
    >
      {availabilityMessages[state]}
    </span>
  )
}

/** 'Aflyst', 'Udsat – ny dato følger', or 'Flyttet fra 4. maj 2027 kl. 10:00'; undefined for a course that takes place as planned. */
export function statusText({ status, movedFrom }: CourseEvent): string | undefined {
  if (status === 'cancelled') return courseStatusLabels.cancelled
  if (status === 'postponed') return postponedText
  return status === 'moved' ? movedFromText(movedFrom) : undefined
}

/** The status of a course as a badge, unlike those of the types; nothing where it takes place as planned. */
export function StatusBadge({ course }: { course: CourseEvent }) {
  const text = statusText(course)
  if (text === undefined) return null
  const Icon = takesPlace(course) ? ArrowRight : CalendarX
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-lg px-3 py-1 text-meta leading-snug font-semibold',
        isCancelled(course) ? 'bg-destructive text-destructive-foreground' : 'bg-sun',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>{text}</span>
    </span>
  )
}
