import { paths, SEARCH_PARAMETER, type SiteHref } from '@/content/paths'

/** The search page with something searched for. */
export function searchHref(query: string): SiteHref {
  return `${paths.search}?${SEARCH_PARAMETER}=${encodeURIComponent(query)}`
}
