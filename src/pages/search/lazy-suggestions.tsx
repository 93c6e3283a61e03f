import { Suspense, useDeferredValue, useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { lazyComponent, retryFailedDownloads } from '@/lib/lazy-component'
import { CommonPages, NothingFound } from '@/pages/search/nothing-found'

// Lazy, because suggestions need the word list and are slow to compute.
const Suggestions = lazyComponent(() => import('@/pages/search/suggestions'), {
  inBackground: true,
})

/**
 * Suggestions for a query, rendered after the results.
 * @param foundNothing whether the query has no results, which this component then says
 */
export function LazySuggestions({
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
  const withoutCode = foundNothing && (
    <>
      <NothingFound onClear={onClear} />
      <CommonPages />
    </>
  )
  return (
    <ErrorBoundary fallback={withoutCode} resetKeys={[calmQuery]} onReset={retryFailedDownloads}>
      <Suspense>
        <Suggestions query={calmQuery} onClear={onClear} />
      </Suspense>
    </ErrorBoundary>
  )
}
