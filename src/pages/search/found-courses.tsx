import { MoreLink } from '@/components/links/more-link'
import { coursePath } from '@/content/paths'
import { searchPage } from '@/content/search-page'
import { allCoursesLink } from '@/features/courses/domain/course-link'
import { comingCourses } from '@/features/courses/domain/course-periods'
import { type InSeries, oncePerSeries } from '@/features/courses/domain/course-series'
import { courseSummary } from '@/features/courses/public/course-summary'
import { FoundLinks } from '@/features/search/found-links'
import { hasAllWords } from '@/features/search/words'
import type { LocalDateTime } from '@/lib/local-date'

const MAX_COURSES = 4

/** The coming courses, each series once, whose title, type, day or place has every word; none without words. */
export function coursesWith(
  wanted: readonly string[],
  courses: readonly InSeries[],
  now: LocalDateTime,
): readonly InSeries[] {
  if (wanted.length === 0) return []
  const found = comingCourses(courses, now).filter((course) => {
    const { kind, text } = courseSummary(course, now)
    return hasAllWords([course.title, kind, text, searchPage.anyCourse].join(' '), wanted)
  })
  return oncePerSeries(found)
}

/** Links to courses. Not counted as results (spec 2, Search). */
export function FoundCourses({
  courses,
  now,
  wanted,
}: {
  courses: readonly InSeries[]
  now: LocalDateTime
  wanted: readonly string[]
}) {
  return (
    <FoundLinks
      heading={searchPage.courses}
      links={courses
        .slice(0, MAX_COURSES)
        .map((course) => ({ ...course, ...courseSummary(course, now), to: coursePath(course.id) }))}
      wanted={wanted}
    >
      <ToAllCourses />
    </FoundLinks>
  )
}

/** In place of the courses that cannot be read. */
export function CourseSearchFailed() {
  return (
    <div>
      <p>{searchPage.coursesFailed}</p>
      <ToAllCourses />
    </div>
  )
}

function ToAllCourses() {
  return <MoreLink to={allCoursesLink} label={searchPage.allCourses} className="mt-2 min-h-11" />
}
