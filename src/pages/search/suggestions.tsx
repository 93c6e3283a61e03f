import { LinkList } from '@/components/sections/link-list'
import type { SearchEntry } from '@/content/search-entries'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { searchFuzzily } from '@/features/search/fuzzy-search'
import { HighlightedText } from '@/features/search/highlighted-text'
import { searchMessages } from '@/features/search/messages'
import { countResults, listResults, searchSite } from '@/features/search/search-site'
import { NothingFound } from '@/pages/search/nothing-found'

/** Links to similar results of the fuzzy search. No cards, since the number of results above does not include them. */
export default function Suggestions({
  query,
  answers,
  hasCourses,
  onClear,
}: {
  query: string
  /** The pages that are shown already. */
  answers: readonly SearchEntry[]
  /** Whether courses are shown already. */
  hasCourses: boolean
  onClear: () => void
}) {
  const count = countResults(searchSite(query))
  const { words, correction, ...similar } = searchFuzzily(query)
  const isAnswer = ({ url }: SearchEntry) => answers.some((answer) => answer.url === url)
  const pages = similar.pages.filter((page) => !isAnswer(page))
  const links = listResults({ ...similar, pages })
  const suggestions = links.length > 0 && (
    <LinkList
      heading={searchMessages.suggestions}
      links={links.map(({ title, text, ...link }) => ({
        ...link,
        title: <HighlightedText text={withSoftHyphens(title)} wanted={words} />,
        text: <HighlightedText text={text} wanted={words} />,
      }))}
    />
  )
  if (count > 0 || hasCourses) return suggestions
  return (
    <NothingFound correction={correction} onClear={onClear}>
      {suggestions}
    </NothingFound>
  )
}
