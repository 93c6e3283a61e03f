import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { QueryBoundary } from '@/app/query-boundary'
import { Spinner } from '@/components/ui/spinner'
import { TooltipProvider } from '@/components/ui/tooltip'
import { AuthProvider } from '@/features/auth/auth-provider'
import { accessMessages } from '@/features/auth/messages'

/** Around the pages that know accounts. No search engine should show them. */
export default function AdminLayout() {
  return (
    <QueryBoundary>
      <AuthProvider>
        <TooltipProvider>
          <meta name="robots" content="noindex" />
          <Suspense fallback={<Spinner label={accessMessages.loading} />}>
            <Outlet />
          </Suspense>
        </TooltipProvider>
      </AuthProvider>
    </QueryBoundary>
  )
}
