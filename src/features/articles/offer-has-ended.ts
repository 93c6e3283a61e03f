import type { ArticleSummary } from '@/content/articles/article'
import type { LocalDate } from '@/lib/local-date'

/** Whether the last day of an article's offer is past. */
export function offerHasEnded({ offerEnds }: ArticleSummary, today: LocalDate): boolean {
  return offerEnds !== undefined && today > offerEnds
}
