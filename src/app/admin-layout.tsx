import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Dispensable, ErrorBoundary } from '@/app/error-boundary'
import { QueryBoundary } from '@/app/query-boundary'
import { ScrollAndFocus } from '@/app/scroll-and-focus'
import { preloadToasts } from '@/app/toasts'
import { Spinner } from '@/components/ui/spinner'
import { TooltipProvider } from '@/components/ui/tooltip'
import { AuthProvider } from '@/features/auth/auth-provider'
import { accessMessages } from '@/features/auth/messages'
import { CookieBanner } from '@/features/cookie-consent/cookie-banner'

/** Around the pages that know accounts. */
export default function AdminLayout() {
  const { pathname } = useLocation()
  useEffect(preloadToasts, [])
  return (
    <QueryBoundary>
      <AuthProvider>
        <TooltipProvider>
          <Dispensable>
            <CookieBanner />
          </Dispensable>
          <ErrorBoundary hasMain resetKey={pathname}>
            <Suspense fallback={<Spinner label={accessMessages.loading} />}>
              <ScrollAndFocus />
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </TooltipProvider>
      </AuthProvider>
    </QueryBoundary>
  )
}
