import type { ArticleSummary } from '@/content/articles/article'
import { useToday } from '@/lib/clock'
import type { LocalDate } from '@/lib/local-date'

/** Whether the last day of an article's offer is past. */
export function offerHasEnded({ offerEnds }: ArticleSummary, today: LocalDate): boolean {
  return offerEnds !== undefined && today > offerEnds
}

/** Like offerHasEnded, with today's date. */
export function useOfferHasEnded(article: ArticleSummary): boolean {
  return offerHasEnded(article, useToday())
}
