import type { ArticleSummary } from '@/content/articles/article'
import { nameInLink } from '@/lib/name-in-link'
import { comparable } from '@/lib/plain-text'

/** Filters articles by text, in title, excerpt and category, and by category, null for all (spec 5). */
export function filterArticles(
  articles: readonly ArticleSummary[],
  text: string,
  category: string | null,
): readonly ArticleSummary[] {
  const wanted = comparable(text)
  return articles.filter(
    (article) =>
      (category === null || isCategory(article.category, category)) &&
      [article.title, article.excerpt, article.category].some((field) =>
        comparable(field).includes(wanted),
      ),
  )
}

/** Whether the category in the URL is this one. */
export function isCategory(category: string, fromAddress: string): boolean {
  return nameInLink(category) === nameInLink(fromAddress)
}
