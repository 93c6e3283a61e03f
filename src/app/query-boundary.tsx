import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createQueryClient } from '@/app/query-client'
import { preloadToasts } from '@/app/toasts'

/** Around the pages that fetch; the others do not download the query library. */
export function QueryBoundary({ children }: { children: React.ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  useEffect(preloadToasts, [])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
