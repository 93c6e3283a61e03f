import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Illustration } from '@/components/sections/illustration'
import { PhoneAndMail } from '@/components/sections/phone-and-mail'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { courseStatusMessages, calendarMessages as messages } from '@/content/course-calendar'
import { withSoftHyphens } from '@/content/soft-hyphens'
import {
  courseStatusLabels,
  dayAndTime,
  publicCourseToasts,
} from '@/features/courses/domain/course-messages'
import {
  type coursesMovedFrom,
  type DatedCourse,
  isoWeekOf,
} from '@/features/courses/domain/course-periods'
import {
  findLinkedCourse,
  readCalendarUrl,
  type ViewMode,
} from '@/features/courses/public/calendar-url'
import { CourseCardLink } from '@/features/courses/public/course-card-link'
import { usePublicCourses } from '@/features/courses/public/public-courses'
import { clockInCopenhagen, todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatLongDate, formatShortDate } from '@/lib/local-date'
import { scrollAndFocus } from '@/lib/move-focus'

/**
 * Says that the courses could not be fetched, with a retry.
 * @param readAt when those on the screen were read, in milliseconds since 1970; undefined without any
 */
export function CoursesFailed({
  readAt,
  onRetry,
}: {
  readAt: number | undefined
  onRetry: () => void
}) {
  return (
    <div
      className={clsx(
        'mb-4.5 flex flex-wrap items-center justify-between gap-3 rounded-lg px-5 py-4',
        readAt === undefined
          ? 'bg-destructive-tint text-destructive'
          : 'bg-secondary text-secondary-foreground',
      )}
    >
      <div>
        <p>{publicCourseToasts.loadFailed}</p>
        {readAt !== undefined && <p>{messages.asOf(dayAndClock(readAt))}</p>}
      </div>
      <Button variant="outline" size="small" onClick={onRetry} className="print:hidden">
        {messages.retry}
      </Button>
    </div>
  )
}

/**
 * The age of the courses in the document, and the ways to ask for a place, where no script can fetch newer ones.
 * @param readAt when the build read them, in milliseconds since 1970
 */
export function CoursesWithoutScript({ readAt }: { readAt: number }) {
  return (
    <p className="mb-6 hidden max-w-prose noscript:block">
      <span>{messages.asOfWithoutScript(dayAndClock(readAt))}</span> {messages.askForPlace}{' '}
      <PhoneAndMail />
    </p>
  )
}

/**
 * Says that the courses on the screen are being fetched again; keeps its space, so that nothing moves. Beside the heading,
 * or where phones have no room for it there, in the margin below the lead.
 */
export function CoursesFetching() {
  const { courses, isFetching } = usePublicCourses()
  return (
    <div
      role="status"
      className="order-last min-h-6 text-sm text-muted-foreground md:order-none noscript:invisible print:hidden"
    >
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

/** Says that the course in the page's address is gone, and takes the focus. */
export function DeadCourseLink() {
  const { courses, state } = usePublicCourses()
  const { courseId } = readCalendarUrl(useLocation().search)
  if (!courses || state !== 'current' || courseId === undefined) return null
  if (findLinkedCourse(courses, courseId)) return null
  return (
    <p
      ref={scrollAndFocus}
      className="mt-4 max-w-160 rounded-lg border-2 border-primary bg-card px-5 py-3 outline-none print:hidden"
    >
      {messages.linkDead}
    </p>
  )
}

/** A line for each course that was moved to another day, and may be cancelled or postponed since, on its former day, with a link to its card. */
export function MovedAway({ courses }: { courses: ReturnType<typeof coursesMovedFrom> }) {
  if (courses.length === 0) return null
  return (
    <ul aria-label={courseStatusMessages.movedAway} className="mb-4 grid gap-2">
      {courses.map(({ id, title, date, startTime, status, movedFrom }) => (
        <li key={id} className="rounded-lg bg-orange-bg px-5 py-3 text-orange-fg">
          <p className="text-meta font-semibold">
            <span className="sr-only">
              {courseStatusMessages.before(courseStatusLabels[status])}
            </span>
            <time dateTime={movedFrom.date}>{formatLongDate(movedFrom.date)}</time>
          </p>
          <CourseCardLink id={id} className="inline-block py-2 wrap-anywhere">
            <strong className="font-semibold">{withSoftHyphens(title)}</strong>{' '}
            <span>
              {status === 'cancelled' && courseStatusMessages.isCancelled}
              {status === 'postponed' && courseStatusMessages.isPostponed}
              {status === 'moved' && courseStatusMessages.movedTo({ date, startTime })}
            </span>{' '}
            <ArrowRight aria-hidden className="inline size-5" />
          </CourseCardLink>
        </li>
      ))}
    </ul>
  )
}

/** Stands in place of the cards where there are none (spec 9), with the ways on. */
export function NoCourses({
  view,
  next,
  onGoToNext,
  onShowAllTypes,
}: {
  view: ViewMode
  /** The next course at another time. */
  next: DatedCourse | undefined
  onGoToNext: (next: DatedCourse) => void
  /** Given where only one type is shown. */
  onShowAllTypes: (() => void) | undefined
}) {
  const noneComing = onShowAllTypes ? messages.noneComingOfType : messages.noneComing
  const { title, help } =
    view === 'all' ? { title: noneComing, help: undefined } : messages.empty[view]
  const advice = next || view === 'all' ? help : noneComing
  return (
    <Card padding="none" className="grid justify-items-center px-4 pt-6 pb-8 text-center">
      <Illustration name="empty" className="aspect-video w-60" />
      <p className="mt-2 font-display text-xl font-semibold">{title}</p>
      {advice && <p className="mt-1.5 text-muted-foreground">{advice}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-3 print:hidden">
        {next && (
          <Button size="small" onClick={() => onGoToNext(next)}>
            {messages.nextCourse(isoWeekOf(next.date).week)}
          </Button>
        )}
        {onShowAllTypes && (
          <Button variant="outline" size="small" onClick={onShowAllTypes}>
            {messages.types.showAll}
          </Button>
        )}
      </div>
    </Card>
  )
}

function dayAndClock(moment: number): string {
  const day = formatShortDate(todayInCopenhagen(new Date(moment)))
  return dayAndTime(day, clockInCopenhagen(moment))
}
