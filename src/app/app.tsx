import { Suspense } from 'react'
import { useCanonicalLocation } from '@/app/canonical-location'
import { ErrorBoundary } from '@/app/error-boundary'
import { LoadingBar } from '@/app/loading-bar'
import { SiteRoutes } from '@/app/routes'
import { ScrollMemory } from '@/app/scroll-and-focus'
import { Toasts } from '@/app/toasts'

/** The whole site inside a router of the caller's choice: the browser's, or one in memory for tests. */
export function App() {
  const location = useCanonicalLocation()
  return (
    <ErrorBoundary resetKey={location.pathname}>
      <LoadingBar />
      <ScrollMemory>
        <Suspense>
          <SiteRoutes location={location} />
        </Suspense>
      </ScrollMemory>
      <Toasts />
    </ErrorBoundary>
  )
}
