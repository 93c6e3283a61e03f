import { LinkList } from '@/components/sections/link-list'
import { MoreLink } from '@/components/sections/more-link'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { allCoursesLink, coursePath } from '@/features/courses/domain/course-link'
import { comingCourses } from '@/features/courses/domain/course-periods'
import { courseSummary, courseWords } from '@/features/courses/public/course-summary'
import { PublicCourses, usePublicCourses } from '@/features/courses/public/public-courses'
import { HighlightedText } from '@/features/search/highlighted-text'
import { searchMessages } from '@/features/search/messages'
import { hasAllWords, isSignificant, wordsOf } from '@/features/search/words'

const MAX_COURSES = 4

/** Links to coming courses with every word of the query. Not counted as results (spec 2, Search). */
export default function FoundCourses({ query }: { query: string }) {
  const wanted = wordsOf(query).filter(isSignificant)
  if (wanted.length === 0) return null
  return (
    <PublicCourses>
      <CourseLinks wanted={wanted} />
    </PublicCourses>
  )
}

function CourseLinks({ wanted }: { wanted: readonly string[] }) {
  const { courses, now, isError } = usePublicCourses({ hasToast: false })
  const toAllCourses = (
    <MoreLink to={allCoursesLink} label={searchMessages.allCourses} className="mt-2 min-h-11" />
  )
  if (!courses && isError) {
    return (
      <div>
        <p>{searchMessages.coursesFailed}</p>
        {toAllCourses}
      </div>
    )
  }

  const found = comingCourses(courses ?? [], now).filter((course) =>
    hasAllWords(courseWords(course), wanted),
  )
  if (found.length === 0) return null
  const links = found.slice(0, MAX_COURSES).map((course) => {
    const { kind, text } = courseSummary(course)
    return {
      id: course.id,
      to: coursePath(course.id),
      title: <HighlightedText text={withSoftHyphens(course.title)} wanted={wanted} />,
      kind,
      text: <HighlightedText text={text} wanted={wanted} />,
    }
  })
  return (
    <LinkList heading={searchMessages.courses} links={links}>
      {toAllCourses}
    </LinkList>
  )
}
