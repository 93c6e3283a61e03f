import type { ArticleSummary } from '@/content/articles/article'
import { nameInLink } from '@/lib/name-in-link'
import { comparable } from '@/lib/plain-text'

/**
 * The articles that a search and a category leave (spec 5): the text is part of the title, the excerpt
 * or the category, and the category is the very one; upper and lower case are the same.
 * @param category null for all of them
 */
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

/** Whether the address means this category. */
export function isCategory(category: string, fromAddress: string): boolean {
  return nameInLink(category) === nameInLink(fromAddress)
}
