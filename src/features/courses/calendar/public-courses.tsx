import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { publicQueryClient } from '@/features/courses/model/public-query-client'
import { createQueryClient } from '@/lib/query-client'

/** Lets what is within read the courses; all of it shares one list. */
export function PublicCourses({ children }: { children: React.ReactNode }) {
  // Each page that is prerendered has a cache of its own.
  const [client] = useState(() => (import.meta.env.SSR ? createQueryClient() : publicQueryClient))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
