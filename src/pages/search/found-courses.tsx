import { MoreLink } from '@/components/links/more-link'
import { LinkList } from '@/components/sections/link-list'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { allCoursesLink, coursePath } from '@/features/courses/domain/course-link'
import { comingCourses } from '@/features/courses/domain/course-periods'
import { courseSummary } from '@/features/courses/public/course-summary'
import { PublicCourses, usePublicCourses } from '@/features/courses/public/public-courses'
import { HighlightedText } from '@/features/search/highlighted-text'
import { searchMessages } from '@/features/search/messages'
import { hasAllWords, isSignificant, wordsOf } from '@/features/search/words'

const MAX_COURSES = 4

type Following = {
  /** The part after the courses. @param hasCourses undefined until the courses are known */
  children: (hasCourses: boolean | undefined) => React.ReactNode
}

/** Links to coming courses whose title, type, day or place has every word of the query. Not counted as results (spec 2, Search). */
export default function FoundCourses({ query, children }: { query: string } & Following) {
  const wanted = wordsOf(query).filter(isSignificant)
  if (wanted.length === 0) return children(false)
  return (
    <PublicCourses>
      <CourseLinks wanted={wanted}>{children}</CourseLinks>
    </PublicCourses>
  )
}

function CourseLinks({ wanted, children }: { wanted: readonly string[] } & Following) {
  const { courses, now, isError } = usePublicCourses({ hasToast: false })
  const toAllCourses = (
    <MoreLink to={allCoursesLink} label={searchMessages.allCourses} className="mt-2 min-h-11" />
  )
  if (!courses && isError) {
    return (
      <>
        <div>
          <p>{searchMessages.coursesFailed}</p>
          {toAllCourses}
        </div>
        {children(false)}
      </>
    )
  }

  const found = comingCourses(courses ?? [], now)
    .map((course) => ({ ...courseSummary(course), id: course.id, title: course.title }))
    .filter(({ title, kind, text }) =>
      hasAllWords([title, kind, text, searchMessages.anyCourse].join(' '), wanted),
    )
  if (found.length === 0) return children(courses && false)
  const links = found.slice(0, MAX_COURSES).map(({ id, title, kind, text }) => ({
    id,
    to: coursePath(id),
    title: <HighlightedText text={withSoftHyphens(title)} wanted={wanted} />,
    kind,
    text: <HighlightedText text={text} wanted={wanted} />,
  }))
  return (
    <>
      <LinkList heading={searchMessages.courses} links={links}>
        {toAllCourses}
      </LinkList>
      {children(true)}
    </>
  )
}
