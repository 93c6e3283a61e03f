import { searchPage } from '@/content/search-page'
import { PublicCourses, usePublicCourses } from '@/features/courses/public/public-courses'
import { searchSite } from '@/features/search/search-site'
import { isSignificant, wordsOf } from '@/features/search/words'
import { CourseSearchFailed, coursesWith, FoundCourses } from '@/pages/search/found-courses'
import { Suggestions } from '@/pages/search/suggestions'

type Props = { query: string; onClear: () => void }

/** Coming courses and similar pages; that nothing is found is said once it is known of the courses too. */
export default function CoursesAndSuggestions(props: Props) {
  return (
    <PublicCourses>
      <Found {...props} />
    </PublicCourses>
  )
}

function Found({ query, onClear }: Props) {
  const { courses, now, state } = usePublicCourses({ hasToast: false })
  const wanted = wordsOf(query).filter(isSignificant)
  const found = coursesWith(wanted, courses ?? [], now)
  const hasResults = searchSite(query).length > 0
  const isMissing = !courses && wanted.length > 0
  return (
    <>
      {isMissing && state === 'failed' && <CourseSearchFailed />}
      {found.length > 0 && <FoundCourses courses={found} now={now} wanted={wanted} />}
      {isMissing && state === 'pending' && !hasResults ? (
        <p className="text-muted-foreground">{searchPage.coursesPending}</p>
      ) : (
        <Suggestions query={query} isAlone={!hasResults && found.length === 0} onClear={onClear} />
      )}
    </>
  )
}
