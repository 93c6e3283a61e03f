import { Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { PageHeader } from '@/components/sections/page-header'
import { PageLink } from '@/components/sections/page-link'
import { PartFailed } from '@/components/sections/part-failed'
import { PartBoundary } from '@/components/ui/part-boundary'
import { SearchField } from '@/components/ui/search-field'
import { SEARCH_PARAMETER } from '@/content/paths'
import { searchMessages } from '@/features/search/messages'
import { SearchResults } from '@/features/search/search-results'
import { countResults, searchHref, searchSite } from '@/features/search/search-site'
import { lazyComponent, retryFailedDownloads } from '@/lib/lazy-component'
import { useUrlText } from '@/lib/use-url-text'
import { NothingFound } from '@/pages/search/nothing-found'

export default function SearchPage() {
  const { key } = useLocation()
  const [text, setText] = useUrlText(SEARCH_PARAMETER)
  const field = useRef<HTMLInputElement>(null)
  const query = text.trim()
  const results = searchSite(query)
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
        {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search> */}
        <form
          role="search"
          onSubmit={(event) => event.preventDefault()}
          className="w-full max-w-176"
        >
          <SearchField
            ref={field}
            autoFocus
            label={searchMessages.label}
            placeholder={searchMessages.placeholder}
            value={text}
            onChange={setText}
          />
          <p className="mt-3 text-meta text-muted-foreground">
            {searchMessages.examplesLabel}{' '}
            {searchMessages.examples.map((example, index) => (
              <span key={example}>
                {index > 0 && ' · '}
                <PageLink
                  to={searchHref(example)}
                  className="text-link inline-flex min-h-7 items-center justify-center pointer-coarse:min-h-11 pointer-coarse:min-w-11"
                >
                  {example}
                </PageLink>
              </span>
            ))}
          </p>
        </form>
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

// Lazy, because suggestions need the word list and are slow to compute.
const Suggestions = lazyComponent(() => import('@/pages/search/suggestions'), {
  inBackground: true,
})

/** Suggestions for a query, after the results. @param foundNothing whether to say that there are none */
function LazySuggestions({
  query,
  foundNothing,
  onClear,
}: {
  query: string
  foundNothing: boolean
  onClear: () => void
}) {
  const calmQuery = useDeferredValue(query)
  useEffect(Suggestions.prefetch, [])

  if (calmQuery === '') return null
  return (
    <ErrorBoundary
      fallback={foundNothing && <NothingFound onClear={onClear} />}
      resetKeys={[calmQuery]}
      onReset={retryFailedDownloads}
    >
      <Suspense>
        <Suggestions query={calmQuery} onClear={onClear} />
      </Suspense>
    </ErrorBoundary>
  )
}
