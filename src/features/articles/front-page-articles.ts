import type { ArticleSummary } from '@/content/articles/article'
import { articles } from '@/content/articles/articles'
import { offerHasEnded } from '@/features/articles/offer-has-ended'
import type { LocalDate } from '@/lib/local-date'

/** The articles of the front page, newest first, ended offers last. */
export function frontPageArticles(today: LocalDate): readonly ArticleSummary[] {
  const shown = articles.filter(({ hideFromFrontPage }) => !hideFromFrontPage)
  const isOver = (article: ArticleSummary) => offerHasEnded(article, today)
  return [...shown.filter((article) => !isOver(article)), ...shown.filter(isOver)]
}
