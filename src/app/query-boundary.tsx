import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueryClient } from '@/app/query-client'

/** Around the pages that fetch; the others do not download the query library. */
export function QueryBoundary({ children }: { children: React.ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
