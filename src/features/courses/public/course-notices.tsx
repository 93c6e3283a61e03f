import { clsx } from 'clsx'
import { Button } from '@/components/ui/button'
import { mailToTalk } from '@/content/contact'
import { site } from '@/content/site'
import { usePublicCourses } from '@/features/courses/public/public-courses'
import { calendarMessages as messages } from '@/features/courses/public/public-messages'
import { clockInCopenhagen, todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatShortDate } from '@/lib/local-date'

/** Says that the courses could not be fetched, with a retry. */
export function CoursesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice className="bg-destructive-tint text-destructive" onRetry={onRetry}>
      <p>{messages.loadFailed}</p>
    </Notice>
  )
}

/**
 * Says that newer courses could not be fetched, and the age of those on the screen.
 * @param readAt when they were read, in milliseconds since 1970
 */
export function CoursesOutdated({ readAt, onRetry }: { readAt: number; onRetry: () => void }) {
  return (
    <Notice className="bg-secondary text-secondary-foreground" onRetry={onRetry}>
      <p>{messages.loadFailed}</p>
      <p>{messages.asOf(...dayAndClock(readAt))}</p>
    </Notice>
  )
}

/**
 * The age of the courses in the document, and the ways to ask for a place, where no script can fetch newer ones.
 * @param readAt when the build read them, in milliseconds since 1970
 */
export function CoursesWithoutScript({ readAt }: { readAt: number }) {
  return (
    <p className="mb-6 hidden max-w-prose noscript:block">
      <span>{messages.asOfWithoutScript(...dayAndClock(readAt))}</span> {messages.askForPlace}{' '}
      <a href={site.phone.href} className="text-link">
        {site.phone.label}
      </a>{' '}
      ·{' '}
      <a href={mailToTalk()} className="text-link">
        {site.email}
      </a>
    </p>
  )
}

/** Says that the courses on the screen are being fetched again; keeps its space, so that nothing moves. */
export function CoursesFetching() {
  const { courses, isFetching } = usePublicCourses()
  return (
    <div role="status" className="min-h-6 min-w-56 text-sm text-muted-foreground noscript:hidden">
      {courses && isFetching && (
        <span className="inline-flex items-center gap-2.5">
          <span
            aria-hidden
            className="size-4 rounded-full border-2 border-border border-t-primary motion-safe:animate-spin"
          />
          <span>{messages.fetching}</span>
        </span>
      )}
    </div>
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

function dayAndClock(moment: number): [day: string, time: string] {
  return [formatShortDate(todayInCopenhagen(new Date(moment))), clockInCopenhagen(moment)]
}
