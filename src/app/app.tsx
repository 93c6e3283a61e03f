import { Suspense, useDeferredValue } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useCanonicalLocation } from '@/app/canonical-location'
import { Dispensable, ErrorBoundary } from '@/app/error-boundary'
import { useFirstPageLinks } from '@/app/first-page-links'
import { LoadingBar } from '@/app/loading-bar'
import { isPageLoaded, SiteRoutes } from '@/app/routes'
import { ScrollMemory } from '@/app/scroll-and-focus'
import { useSiteLinks } from '@/app/site-links'
import { Toasts } from '@/app/toasts'
import { TypeOfNavigation } from '@/lib/navigation-type'

// Made once, so that a step to another page need not render it anew.
const toasts = (
  <Dispensable>
    <Toasts />
  </Dispensable>
)

/** The whole site inside a router of the caller's choice: the browser's, or one in memory for tests. */
export function App() {
  const newest = useCanonicalLocation()
  useFirstPageLinks()
  useSiteLinks()
  // At once where the page's code is there; else the page before it stays until it is.
  const deferred = useDeferredValue(newest)
  const location = isPageLoaded(newest.pathname) ? newest : deferred
  return (
    <>
      <ErrorBoundary hasMain resetKey={location.pathname}>
        <LoadingBar />
        <ScrollMemory>
          <TypeOfNavigation value={useNavigationType()}>
            <Suspense>
              <SiteRoutes location={location} />
            </Suspense>
          </TypeOfNavigation>
        </ScrollMemory>
      </ErrorBoundary>
      {toasts}
    </>
  )
}
