import { Suspense } from 'react'
import { type Location, useLocation, useRoutes } from 'react-router-dom'
import { type OpenedDocument, useCanonicalLocation } from '@/app/canonical-location'
import { PageErrorBoundary } from '@/app/error-boundary'
import { LoadingBar } from '@/app/loading-bar'
import { preloadPage, routes } from '@/app/routes'
import { ScrollAndFocus } from '@/app/scroll-and-focus'
import { Toasts } from '@/app/toasts'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PagePrefetch } from '@/components/links/page-link'
import { Spinner } from '@/components/ui/spinner'
import { layout } from '@/content/layout'

/** The whole site, inside the browser's router or, in tests, one in memory. */
export function App({ opened }: { opened?: OpenedDocument }) {
  // Read outside the boundary, so that React finishes taking the page over before it follows a step back.
  const location = useLocation()
  return (
    <PagePrefetch value={preloadPage}>
      <PartBoundary>
        <LoadingBar />
      </PartBoundary>
      <PageErrorBoundary hasMain>
        <Suspense fallback={<Spinner label={layout.loading} />}>
          {/* With the page, and before it: one that moves the focus itself has the last word. */}
          <ScrollAndFocus opened={opened} />
          <Pages location={location} opened={opened} />
        </Suspense>
      </PageErrorBoundary>
      <PartBoundary>
        <Toasts />
      </PartBoundary>
    </PagePrefetch>
  )
}

function Pages({ location, opened }: { location: Location; opened: OpenedDocument | undefined }) {
  return useRoutes(routes, useCanonicalLocation(location, opened))
}
