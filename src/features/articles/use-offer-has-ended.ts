import type { ArticleSummary } from '@/content/articles/article'
import { offerHasEnded } from '@/features/articles/offer-has-ended'
import { useToday } from '@/lib/clock'

/** Like offerHasEnded, with today's date. */
export function useOfferHasEnded(article: ArticleSummary): boolean {
  return offerHasEnded(article, useToday())
}
