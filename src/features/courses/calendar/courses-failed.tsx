import { clsx } from 'clsx'
import { Button } from '@/components/ui/button'
import { calendarMessages as messages } from '@/features/courses/model/public-messages'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatShortDate } from '@/lib/date-format'
import type { LocalDate } from '@/lib/local-date'
import { clockInCopenhagen } from '@/lib/moment-in-copenhagen'

/** That the courses could not be had, with the way to try again. */
export function CoursesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice className="bg-destructive-tint text-destructive" onRetry={onRetry}>
      {messages.loadFailed}
    </Notice>
  )
}

/**
 * That the courses on the screen are those of an earlier moment, because newer ones could not be had.
 * @param readAt when they were read, in milliseconds since 1970
 */
export function CoursesOutdated({
  readAt,
  today,
  onRetry,
}: {
  readAt: number
  today: LocalDate
  onRetry: () => void
}) {
  const day = todayInCopenhagen(new Date(readAt))
  const time = clockInCopenhagen(readAt)
  return (
    <Notice className="bg-secondary text-secondary-foreground" onRetry={onRetry}>
      {day === today ? messages.shownAsOf(time) : messages.shownAsOfDay(formatShortDate(day), time)}
    </Notice>
  )
}

function Notice({
  className,
  onRetry,
  children,
}: {
  className: string
  onRetry: () => void
  children: string
}) {
  return (
    <div
      className={clsx(
        'mb-4.5 flex flex-wrap items-center justify-between gap-3 rounded-lg px-5 py-4',
        className,
      )}
    >
      <p>{children}</p>
      <Button variant="outline" size="small" onClick={onRetry} className="print:hidden">
        {messages.retry}
      </Button>
    </div>
  )
}
