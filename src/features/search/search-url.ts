import { paths, type SiteHref } from '@/content/paths'

export const QUERY_PARAMETER = 'q'

/** The search page with something searched for. */
export function searchHref(query: string): SiteHref {
  return `${paths.search}?${QUERY_PARAMETER}=${encodeURIComponent(query)}`
}
