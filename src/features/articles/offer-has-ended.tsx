import { Tag } from '@/components/ui/tag'
import type { ArticleSummary } from '@/content/articles/article'
import { articlePage } from '@/content/articles/article-page'
import { useToday } from '@/lib/clock'
import type { LocalDate } from '@/lib/local-date'

/** Whether the last day of an article's offer is past. */
export function offerHasEnded({ offerEnds }: ArticleSummary, today: LocalDate): boolean {
  return offerEnds !== undefined && today > offerEnds
}

/** Articles in their order, but those whose offer has ended after all others. */
export function endedOffersLast(
  articles: readonly ArticleSummary[],
  today: LocalDate,
): readonly ArticleSummary[] {
  const hasEnded = (article: ArticleSummary) => offerHasEnded(article, today)
  return [...articles.filter((article) => !hasEnded(article)), ...articles.filter(hasEnded)]
}

/** The tag of an article in a list whose offer has ended. */
export function OfferEndedTag({ article, size }: { article: ArticleSummary; size?: 'small' }) {
  const today = useToday()
  return offerHasEnded(article, today) && <Tag size={size}>{articlePage.offerHasEnded}</Tag>
}
