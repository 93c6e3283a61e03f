import type { ArticleSummary } from '@/content/articles/article'
import { useToday } from '@/lib/use-today'

/** Whether an article tells of an offer whose last day is past. */
export function useOfferHasEnded({ offerEnds }: ArticleSummary): boolean {
  const today = useToday()
  return offerEnds !== undefined && today > offerEnds
}
