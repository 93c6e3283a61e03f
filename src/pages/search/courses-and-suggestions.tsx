import { searchPage } from '@/content/search-page'
import { PublicCourses, usePublicCourses } from '@/features/courses/public/public-courses'
import { answersTo } from '@/features/search/answers'
import { FoundLinks } from '@/features/search/found-links'
import { searchFuzzily } from '@/features/search/fuzzy-search'
import { searchSite } from '@/features/search/search-site'
import { isSignificant, wordsOf } from '@/features/search/words'
import { CourseSearchFailed, coursesWith, FoundCourses } from '@/pages/search/found-courses'
import { NothingFound } from '@/pages/search/nothing-found'

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

/**
 * Links to similar results. No cards, since the number of results does not include them.
 * @param isAlone whether nothing else is found, apart from answers
 */
function Suggestions({ query, isAlone, onClear }: Props & { isAlone: boolean }) {
  const { results, words, correction } = searchFuzzily(query)
  const answers = searchSite(query).length === 0 ? answersTo(query) : []
  const links = results.filter(({ to }) => !answers.some(({ url }) => url === to))
  const suggestions = links.length > 0 && (
    <FoundLinks heading={searchPage.suggestions} links={links} wanted={words} />
  )
  if (!isAlone) return suggestions
  return (
    <NothingFound correction={correction} onClear={onClear}>
      {suggestions}
    </NothingFound>
  )
}
