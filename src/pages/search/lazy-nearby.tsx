import { Suspense, useDeferredValue, useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { lazyComponent, retryFailedDownloads } from '@/lib/lazy-component'
import { CommonPages } from '@/pages/search/common-pages'
import { NothingFound } from '@/pages/search/nothing-found'

// What may have been meant takes the word list and some work; neither the box nor the results wait for it.
const Nearby = lazyComponent(() => import('@/pages/search/nearby'), { inBackground: true })

/**
 * What may have been meant, once its code is there and a moment after the results.
 * @param foundNothing whether the query has no results, which is said here
 */
export function LazyNearby({
  query,
  foundNothing,
  onClear,
}: {
  query: string
  foundNothing: boolean
  onClear: () => void
}) {
  const calmQuery = useDeferredValue(query)
  useEffect(Nearby.prefetch, [])

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
        <Nearby query={calmQuery} onClear={onClear} />
      </Suspense>
    </ErrorBoundary>
  )
}
