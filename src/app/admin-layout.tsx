import { Suspense, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
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
  useEffect(preloadToasts, [])
  return (
    <QueryBoundary>
      <AuthProvider>
        <TooltipProvider>
          <CookieBanner />
          <Suspense fallback={<Spinner label={accessMessages.loading} />}>
            <ScrollAndFocus />
            <Outlet />
          </Suspense>
        </TooltipProvider>
      </AuthProvider>
    </QueryBoundary>
  )
}
