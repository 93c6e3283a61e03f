import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { createQueryClient } from '@/app/query-client'
import { Spinner } from '@/components/ui/spinner'
import { TooltipProvider } from '@/components/ui/tooltip'
import { AuthProvider } from '@/features/auth/auth-provider'
import { accessMessages } from '@/features/auth/messages'

/** Around the pages that know accounts. No search engine should show them. */
export default function AdminLayout() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <TooltipProvider>
          <meta name="robots" content="noindex" />
          <Suspense fallback={<Spinner label={accessMessages.loading} />}>
            <Outlet />
          </Suspense>
        </TooltipProvider>
      </AuthProvider>
    </QueryClientProvider>
  )
}
