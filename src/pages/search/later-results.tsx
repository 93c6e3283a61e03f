import { Suspense, useDeferredValue } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { searchSite } from '@/features/search/search-site'
import { lazyComponent, retryFailedDownloads } from '@/lib/lazy-component'
import { NothingFound } from '@/pages/search/nothing-found'

// Lazy, so that the data client and the word list are not downloaded before somebody types.
const CoursesAndSuggestions = lazyComponent(
  () => import('@/pages/search/courses-and-suggestions'),
  { inBackground: true },
)

/** Coming courses and similar pages, for which the results do not wait. */
export function LaterResults({ query, onClear }: { query: string; onClear: () => void }) {
  const calmQuery = useDeferredValue(query)
  if (calmQuery === '') return null
  return (
    <ErrorBoundary
      fallback={searchSite(calmQuery).length === 0 && <NothingFound onClear={onClear} />}
      resetKeys={[calmQuery]}
      onReset={retryFailedDownloads}
    >
      <Suspense>
        <CoursesAndSuggestions query={calmQuery} onClear={onClear} />
      </Suspense>
    </ErrorBoundary>
  )
}
