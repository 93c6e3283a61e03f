import type { ArticleSummary } from '@/content/articles/article'
import { offerHasEnded } from '@/features/articles/offer-has-ended'
import { useToday } from '@/lib/use-today'

/** Whether an article tells of an offer that is over today. */
export function useOfferHasEnded(article: ArticleSummary): boolean {
  return offerHasEnded(article, useToday())
}
