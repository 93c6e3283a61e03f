import type { ArticleSummary } from '@/content/articles/article'

const RELATED_COUNT = 3

/**
 * Other articles: first those of the same category, then the newest.
 * @param articles newest first
 */
export function relatedArticles(
  articles: readonly ArticleSummary[],
  { id, category }: ArticleSummary,
): readonly ArticleSummary[] {
  const others = articles.filter((article) => article.id !== id)
  return [
    ...others.filter((article) => article.category === category),
    ...others.filter((article) => article.category !== category),
  ].slice(0, RELATED_COUNT)
}
