import { createQueryClient } from '@/lib/query-client'

/** The cache of the public pages, for as long as the site is open in a tab. */
export const publicQueryClient = createQueryClient()
