import { paths, SEARCH_PARAMETER, type SiteHref } from '@/content/paths'

/** The URL of the search page with a query. */
export function searchHref(query: string): SiteHref {
  return `${paths.search}?${SEARCH_PARAMETER}=${encodeURIComponent(query)}`
}
