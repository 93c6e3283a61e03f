import type { ArticleSummary } from '@/content/articles/article'
import type { ArticleId } from '@/content/articles/article-ids'

/**
 * The previous and the next article by date.
 * @param articles newest first
 */
export function neighboursOf(
  articles: readonly ArticleSummary[],
  id: ArticleId,
): { newer: ArticleSummary | undefined; older: ArticleSummary | undefined } {
  const index = articles.findIndex((article) => article.id === id)
  return { newer: articles[index - 1], older: articles[index + 1] }
}
