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
import { LazySuggestions } from '@/pages/search/lazy-suggestions'
import { SearchForm } from '@/pages/search/search-form'

export default function SearchPage() {
  const { key } = useLocation()
  const [text, setText] = useUrlText(SEARCH_PARAMETER)
  const field = useRef<HTMLInputElement>(null)
  const query = text.trim()
  const results = searchSite(query, searchEntries, articles)
  const count = countResults(results)

  // Autofocus (spec 2), in the HTML and as an effect after that of the layout, which focuses the heading. Runs for each
  // visit, without scrolling.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each visit
  useEffect(() => field.current?.focus({ preventScroll: true }), [key])

  function clear(): void {
    setText('')
    field.current?.focus()
  }

  return (
    <>
      <PageHeader {...searchMessages}>
        <SearchForm ref={field} text={text} onChange={setText} />
      </PageHeader>
      <div className="wrap min-h-88 py-[clamp(1.5rem,3.5vw,3rem)]">
        {/* Always rendered, or screen readers would not announce the first results. */}
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
        <LazySuggestions query={query} foundNothing={query !== '' && count === 0} onClear={clear} />
      </div>
    </>
  )
}
