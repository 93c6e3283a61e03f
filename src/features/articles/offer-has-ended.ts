import type { ArticleSummary } from '@/content/articles/article'
import type { LocalDate } from '@/lib/local-date'

/** Whether an article tells of an offer whose last day is past. */
export function offerHasEnded({ offerEnds }: ArticleSummary, today: LocalDate): boolean {
  return offerEnds !== undefined && today > offerEnds
}
