import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHeader } from '@/components/sections/page-header'
import { PartFailed } from '@/components/sections/part-failed'
import { PartBoundary } from '@/components/ui/part-boundary'
import { articles } from '@/content/articles/articles'
import { SEARCH_PARAMETER } from '@/content/paths'
import { searchEntries } from '@/content/search-entries'
import { searchMessages } from '@/features/search/messages'
import { SearchResults } from '@/features/search/search-results'
import { countResults, searchSite } from '@/features/search/search-site'
import { useUrlText } from '@/lib/use-url-text'
import { LazyNearby } from '@/pages/search/lazy-nearby'
import { SearchForm } from '@/pages/search/search-form'

export default function SearchPage() {
  const { key } = useLocation()
  const [text, setText] = useUrlText(SEARCH_PARAMETER)
  const field = useRef<HTMLInputElement>(null)
  const query = text.trim()
  const results = searchSite(query, searchEntries, articles)
  const count = countResults(results)

  // Autofocus (spec 2), in the HTML and as an effect: the frame moves the focus to a new page's heading,
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
        <p role="status" className={count === 0 ? 'sr-only' : 'text-muted-foreground'}>
          {query !== '' && searchMessages.found(count, query)}
        </p>
        {count > 0 && (
          <div className="mt-5">
            <PartBoundary fallback={<PartFailed />} resetKeys={[query]}>
              <SearchResults {...results} wanted={[query]} />
            </PartBoundary>
          </div>
        )}
        <LazyNearby query={query} foundNothing={query !== '' && count === 0} onClear={clear} />
      </div>
    </>
  )
}
