import { clsx } from 'clsx'
import { Button } from '@/components/ui/button'
import { calendarMessages as messages } from '@/features/courses/model/public-messages'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatShortDate } from '@/lib/date-format'
import { clockInCopenhagen } from '@/lib/moment-in-copenhagen'

/** That the courses could not be had, with the way to try again. */
export function CoursesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice className="bg-destructive-tint text-destructive" onRetry={onRetry}>
      <p>{messages.loadFailed}</p>
    </Notice>
  )
}

/**
 * Says that newer courses could not be fetched, and how old those on the screen are.
 * @param readAt when they were read, in milliseconds since 1970
 */
export function CoursesOutdated({ readAt, onRetry }: { readAt: number; onRetry: () => void }) {
  const day = formatShortDate(todayInCopenhagen(new Date(readAt)))
  return (
    <Notice className="bg-secondary text-secondary-foreground" onRetry={onRetry}>
      <p>{messages.loadFailed}</p>
      <p>{messages.asOf(day, clockInCopenhagen(readAt))}</p>
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
  children: React.ReactNode
}) {
  return (
    <div
      className={clsx(
        'mb-4.5 flex flex-wrap items-center justify-between gap-3 rounded-lg px-5 py-4',
        className,
      )}
    >
      <div>{children}</div>
      <Button variant="outline" size="small" onClick={onRetry} className="print:hidden">
        {messages.retry}
      </Button>
    </div>
  )
}
