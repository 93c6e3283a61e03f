import type { ArticleSummary } from '@/content/articles/article'
import { articles as allArticles } from '@/content/articles/articles'
import { articlePath, paths, SEARCH_PARAMETER, type SiteHref } from '@/content/paths'
import { type SearchEntry, searchEntries } from '@/content/search-entries'
import { searchMessages } from '@/features/search/messages'
import { comparable } from '@/lib/plain-text'

export function searchHref(query: string): SiteHref {
  return `${paths.search}?${SEARCH_PARAMETER}=${encodeURIComponent(query)}`
}

export type SearchResults = {
  readonly pages: readonly SearchEntry[]
  readonly articles: readonly ArticleSummary[]
}

/** The exact search, ignoring case, without a limit; empty without a query (spec 2, Search). */
export function searchSite(
  query: string,
  entries: readonly SearchEntry[] = searchEntries,
  articles: readonly ArticleSummary[] = allArticles,
): SearchResults {
  const wanted = comparable(query)
  if (wanted === '') return { pages: [], articles: [] }
  const isWanted = (text: string) => comparable(text).includes(wanted)
  const pages = entries.filter((entry) =>
    [entry.title, entry.description, ...entry.keywords].some(isWanted),
  )
  return {
    // Matches in the title first.
    pages: [
      ...pages.filter(({ title }) => isWanted(title)),
      ...pages.filter(({ title }) => !isWanted(title)),
    ],
    articles: articles.filter(({ title, excerpt, category }) =>
      [title, excerpt, category].some(isWanted),
    ),
  }
}

export function countResults({ pages, articles }: SearchResults): number {
  return pages.length + articles.length
}

/** The results as one list of links, pages first. */
export function listResults({ pages, articles }: SearchResults) {
  return [
    ...pages.map(({ id, url, title, category, description }) => {
      return { id, to: url, title, kind: category, text: description, article: undefined }
    }),
    ...articles.map((article) => {
      const { id, title, excerpt } = article
      const kind = searchMessages.articleBadge
      return { id, to: articlePath(id), title, kind, text: excerpt, article }
    }),
  ]
}
