import { searchPage } from '@/content/search-page'
import { answersTo } from '@/features/search/answers'
import { FoundLinks } from '@/features/search/found-links'
import { searchFuzzily } from '@/features/search/fuzzy-search'
import { searchSite } from '@/features/search/search-site'
import { NothingFound } from '@/pages/search/nothing-found'

/**
 * Links to similar results. No cards, since the number of results does not include them.
 * @param isAlone whether nothing else is found, apart from answers
 */
export function Suggestions({
  query,
  isAlone,
  onClear,
}: {
  query: string
  isAlone: boolean
  onClear: () => void
}) {
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
