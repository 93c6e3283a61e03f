import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { PageErrorBoundary } from '@/app/error-boundary'
import { preloadToasts } from '@/app/toasts'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { TooltipProvider } from '@/components/ui/tooltip'
import { AuthProvider } from '@/features/auth/auth-provider'
import { StorageQuestion } from '@/features/storage-choice/storage-question'
import { createQueryClient } from '@/lib/query-client'

/** The layout of the pages with accounts: session, queries, tooltips and errors. */
export default function AccountLayout() {
  const [queryClient] = useState(createQueryClient)
  useEffect(preloadToasts, [])
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <TooltipProvider>
          <PartBoundary>
            <StorageQuestion />
          </PartBoundary>
          <PageErrorBoundary hasMain>
            <Outlet />
          </PageErrorBoundary>
        </TooltipProvider>
      </AuthProvider>
    </QueryClientProvider>
  )
}
