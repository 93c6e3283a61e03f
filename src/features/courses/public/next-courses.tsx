import { clsx } from 'clsx'
import { useMemo } from 'react'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { MoreLink, moreLinkClasses } from '@/components/links/more-link'
import { PageLink } from '@/components/links/page-link'
import { Illustration } from '@/components/sections/illustration'
import { courseSeriesMessages, nextCoursesMessages as messages } from '@/content/course-calendar'
import { coursePath, paths, type SiteHref } from '@/content/paths'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { allCoursesLink, COURSE_LIST_ID, courseSignUp } from '@/features/courses/domain/course-link'
import { comingCourses } from '@/features/courses/domain/course-periods'
import { furtherDates, oncePerSeries } from '@/features/courses/domain/course-series'
import { PLAIN_LIST_ID } from '@/features/courses/public/plain-course-list'
import { usePublicCourses } from '@/features/courses/public/public-courses'
import { formatLongDate, formatShortWeekdayAndDate } from '@/lib/local-date'

const COUNT = 3
const calendarLink: SiteHref = `${paths.courses}#${COURSE_LIST_ID}`

/**
 * The next courses with available places, each series once, for the first screen of /courses: when they begin, up to two
 * lines of their titles, linked to their pages. The space is reserved, so that nothing moves when the courses arrive. On
 * phones, which show no other, an illustration fills it.
 */
export function NextCourses() {
  const { courses, now } = usePublicCourses()
  const next = useMemo(
    () =>
      oncePerSeries(comingCourses(courses ?? [], now))
        .filter((course) => {
          const signUp = courseSignUp(course, now)
          return signUp && signUp.kind !== 'waitingList'
        })
        .slice(0, COUNT),
    [courses, now],
  )
  return (
    <nav aria-label={messages.label} className="mt-4 max-w-160 print:hidden">
      <MoreLink
        {...(next.length > 0
          ? { to: allCoursesLink, label: messages.all }
          : { to: calendarLink, label: messages.calendar })}
        className={clsx('min-h-11', courses && 'noscript:hidden')}
      />
      <noscript>
        {import.meta.env.SSR && courses && (
          <a href={`#${PLAIN_LIST_ID}`} className={`${moreLinkClasses} min-h-11`}>
            {messages.all}
          </a>
        )}
      </noscript>
      <div className="min-h-49.5">
        {next.length === 0 ? (
          <Illustration
            name="service-kurser"
            className="ml-auto h-49.5 w-79 md:hidden svg:size-full svg:overflow-visible"
          />
        ) : (
          <ul>
            {next.map((course) => (
              <PartBoundary key={course.id}>
                <li>
                  <PageLink
                    to={coursePath(course.id)}
                    className="grid min-h-16.5 grid-cols-media items-center gap-x-3 border-t border-border leading-snug no-underline hover:underline"
                  >
                    <time
                      dateTime={`${course.date}T${course.startTime}`}
                      className="grid min-w-28 whitespace-nowrap"
                    >
                      <span className="sr-only">{formatLongDate(course.date)}</span>
                      <span aria-hidden className="font-display font-semibold">
                        {formatShortWeekdayAndDate(course.date)}
                      </span>{' '}
                      <span className="text-sm text-muted-foreground">
                        {messages.time(course, now)}
                      </span>
                    </time>
                    <span>
                      <span className="line-clamp-2 wrap-anywhere">
                        {withSoftHyphens(course.title)}
                      </span>{' '}
                      <MoreDates count={furtherDates(course, now).length} />
                    </span>
                  </PageLink>
                </li>
              </PartBoundary>
            ))}
          </ul>
        )}
      </div>
    </nav>
  )
}

/** 'og 2 datoer mere'; below two lines of a title the reserved space has room for no larger text. */
function MoreDates({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="block text-note leading-tight text-muted-foreground">
      {courseSeriesMessages.moreDates(count)}
    </span>
  )
}
