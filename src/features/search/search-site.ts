import type { ArticleSummary } from '@/content/articles/article'
import { articles } from '@/content/articles/articles'
import { articlePath, paths, SEARCH_PARAMETER, type SiteHref } from '@/content/paths'
import { type SearchEntry, searchEntries } from '@/content/search-entries'
import { searchPage } from '@/content/search-page'
import { comparable } from '@/lib/plain-text'

export function searchHref(query: string): SiteHref {
  return `${paths.search}?${SEARCH_PARAMETER}=${encodeURIComponent(query)}`
}

/** A page or an article that the search can find. */
export type Findable = {
  readonly id: string
  readonly to: SiteHref
  readonly title: string
  readonly kind: string
  readonly text: string
  /** Searched beside title and text. */
  readonly keywords: readonly string[]
  /** Undefined for a page. */
  readonly article?: ArticleSummary
}

export function findablePage({ url, category, description, ...page }: SearchEntry): Findable {
  return { ...page, to: url, kind: category, text: description }
}

export function findableArticle(article: ArticleSummary): Findable {
  const { id, title, excerpt, category } = article
  const kind = searchPage.articleBadge
  return { id, to: articlePath(id), title, kind, text: excerpt, keywords: [category], article }
}

/** Pages first, then articles. */
export const findables = [...searchEntries.map(findablePage), ...articles.map(findableArticle)]

/**
 * The exact search, ignoring case, without a limit; empty without a query (spec 2, Search). Pages with the query in their
 * title come first, then other pages, then articles.
 */
export function searchSite(
  query: string,
  among: readonly Findable[] = findables,
): readonly Findable[] {
  const wanted = comparable(query)
  if (wanted === '') return []
  const isWanted = (text: string) => comparable(text).includes(wanted)
  const found = among.filter(({ title, text, keywords }) =>
    [title, text, ...keywords].some(isWanted),
  )
  const isFirst = ({ article, title }: Findable) => !article && isWanted(title)
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))]
}
