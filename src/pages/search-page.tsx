import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHeader } from '@/components/sections/page-header'
import { articles } from '@/content/articles/articles'
import { searchEntries } from '@/content/search-entries'
import { searchMessages } from '@/features/search/messages'
import { isEmpty, nearbySearch } from '@/features/search/search-nearby'
import { SearchResults } from '@/features/search/search-results'
import { searchSite } from '@/features/search/search-site'
import { QUERY_PARAMETER } from '@/features/search/search-url'
import { wordEntries } from '@/features/search/word-entries'
import { useUrlText } from '@/lib/use-url-text'
import { CommonPages } from '@/pages/search/common-pages'
import { Nearby } from '@/pages/search/nearby'
import { NothingFound } from '@/pages/search/nothing-found'
import { SearchForm } from '@/pages/search/search-form'

const searchNearby = nearbySearch(searchEntries, articles, wordEntries)

export default function SearchPage() {
  const { key } = useLocation()
  const [text, setText] = useUrlText(QUERY_PARAMETER)
  const field = useRef<HTMLInputElement>(null)
  const query = text.trim()
  const results = searchSite(query, searchEntries, articles)
  const nearby = searchNearby(query)
  const count = results.pages.length + results.articles.length
  const foundNothing = query !== '' && count === 0

  // Autofocus (Specification 2), in the HTML and as an effect: the frame moves the focus to a new page's heading,
  // and this comes after it. Again for each visit, and without moving a page that one has come back to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the visit
  useEffect(() => field.current?.focus({ preventScroll: true }), [key])

  function clear(): void {
    setText('')
    field.current?.focus()
  }

  return (
    <>
      <PageHeader
        title={searchMessages.title}
        lead={searchMessages.lead}
        documentTitle={searchMessages.documentTitle}
        description={searchMessages.description}
      >
        <SearchForm ref={field} text={text} onChange={setText} />
      </PageHeader>
      <div className="wrap min-h-88 py-[clamp(1.5rem,3.5vw,3rem)]">
        {/* Here before there is anything to say, or screen readers would miss the first answer. */}
        <p role="status" className={foundNothing ? 'sr-only' : 'text-muted-foreground'}>
          {query !== '' && searchMessages.found(count, query)}
        </p>
        {count > 0 && (
          <div className="mt-5">
            <SearchResults {...results} wanted={[query]} titleAs="h2" />
          </div>
        )}
        {foundNothing && (
          <NothingFound correction={nearby.correction} isLast={isEmpty(nearby)} onClear={clear} />
        )}
        {!isEmpty(nearby) && <Nearby nearby={nearby} count={count} />}
        {foundNothing && <CommonPages />}
      </div>
    </>
  )
}
