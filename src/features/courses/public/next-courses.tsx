import { useMemo } from 'react'
import { Illustration } from '@/components/sections/illustration'
import { MoreLink } from '@/components/sections/more-link'
import { PageLink } from '@/components/sections/page-link'
import { paths, type SiteHref } from '@/content/paths'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { isCancelled } from '@/features/courses/domain/course-event'
import {
  allCoursesLink,
  COURSE_LIST_ID,
  courseCardLink,
} from '@/features/courses/domain/course-link'
import { comingCourses } from '@/features/courses/domain/course-periods'
import { usePublicCourses } from '@/features/courses/public/public-courses'
import { nextCoursesMessages as messages } from '@/features/courses/public/public-messages'
import { formatFullDate, formatShortDate } from '@/lib/local-date'

const COUNT = 3
const calendarLink: SiteHref = `${paths.courses}#${COURSE_LIST_ID}`

/**
 * The next courses with available places, for the first screen of /courses. Titles and places take a line each, and are
 * whole in the cards that they lead to: the space is reserved, so that nothing moves when the courses arrive. On phones,
 * which show no other, an illustration fills it.
 */
export function NextCourses() {
  const { courses, now } = usePublicCourses()
  const next = useMemo(
    () =>
      comingCourses(courses ?? [], now)
        .filter((course) => course.availableSpots > 0 && !isCancelled(course))
        .slice(0, COUNT),
    [courses, now],
  )
  return (
    <nav aria-label={messages.label} className="mt-4 max-w-160 print:hidden">
      <MoreLink
        {...(next.length > 0
          ? { to: allCoursesLink, label: messages.all }
          : { to: calendarLink, label: messages.calendar })}
        className="min-h-11"
      />
      <div className="min-h-49.5">
        {next.length === 0 ? (
          <Illustration
            name="service-kurser"
            className="ml-auto h-49.5 w-79 md:hidden svg:size-full svg:overflow-visible"
          />
        ) : (
          <ul>
            {next.map((course) => (
              <li key={course.id}>
                <PageLink
                  to={courseCardLink(course.id)}
                  className="grid min-h-16.5 grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)] content-center items-baseline gap-x-3 border-t border-border no-underline hover:underline"
                >
                  <time
                    dateTime={course.date}
                    className="font-display font-semibold whitespace-nowrap"
                  >
                    <span className="sr-only">{formatFullDate(course.date)}</span>
                    <span aria-hidden>{formatShortDate(course.date)}</span>
                  </time>
                  <span className="truncate">{withSoftHyphens(course.title)}</span>
                  <span className="col-start-2 truncate text-sm text-muted-foreground">
                    {course.location}
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  )
}
