import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/app/error-boundary'
import { NormalisePath } from '@/app/normalise-path'
import { SiteRoutes } from '@/app/routes'
import { ScrollAndFocus } from '@/app/scroll-and-focus'
import { Toasts } from '@/app/toasts'
import { CookieBanner } from '@/features/cookie-consent/cookie-banner'

/** The whole site inside a router of the caller's choice: the browser's, or one in memory for tests. */
export function App() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <NormalisePath>
        <ScrollAndFocus />
        <CookieBanner />
        <Suspense>
          <SiteRoutes />
        </Suspense>
        <Toasts />
      </NormalisePath>
    </ErrorBoundary>
  )
}
