import { Tag } from '@/components/ui/tag'
import type { ArticleSummary } from '@/content/articles/article'
import { articlePage } from '@/content/articles/article-page'
import { useToday } from '@/lib/clock'
import type { LocalDate } from '@/lib/local-date'

/** Whether the last day of an article's offer is past. */
export function offerHasEnded({ offerEnds }: ArticleSummary, today: LocalDate): boolean {
  return offerEnds !== undefined && today > offerEnds
}

/** The tag of an article in a list whose offer has ended. */
export function OfferEndedTag({ article, size }: { article: ArticleSummary; size?: 'small' }) {
  const today = useToday()
  return offerHasEnded(article, today) && <Tag size={size}>{articlePage.offerHasEnded}</Tag>
}
