import { MoreLink } from '@/components/links/more-link'
import { searchPage } from '@/content/search-page'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { allCoursesLink, coursePath } from '@/features/courses/domain/course-link'
import { comingCourses } from '@/features/courses/domain/course-periods'
import { courseSummary } from '@/features/courses/public/course-summary'
import { FoundLinks } from '@/features/search/found-links'
import { hasAllWords } from '@/features/search/words'
import type { LocalDateTime } from '@/lib/local-date'

const MAX_COURSES = 4

/** The coming courses whose title, type, day or place has every word; none without words. */
export function coursesWith(
  wanted: readonly string[],
  courses: readonly CourseEvent[],
  now: LocalDateTime,
): readonly CourseEvent[] {
  if (wanted.length === 0) return []
  return comingCourses(courses, now).filter((course) => {
    const { kind, text } = courseSummary(course)
    return hasAllWords([course.title, kind, text, searchPage.anyCourse].join(' '), wanted)
  })
}

/** Links to courses. Not counted as results (spec 2, Search). */
export function FoundCourses({
  courses,
  wanted,
}: {
  courses: readonly CourseEvent[]
  wanted: readonly string[]
}) {
  return (
    <FoundLinks
      heading={searchPage.courses}
      links={courses
        .slice(0, MAX_COURSES)
        .map((course) => ({ ...course, ...courseSummary(course), to: coursePath(course.id) }))}
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
