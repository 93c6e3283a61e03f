import { Tag } from '@/components/ui/tag'
import type { ArticleSummary } from '@/content/articles/article'
import { articlePage } from '@/content/articles/article-page'
import { useOfferHasEnded } from '@/features/articles/offer-has-ended'

/** The tag of an article in a list whose offer has ended. */
export function OfferEndedTag({
  article,
  size,
}: {
  article: ArticleSummary
  size?: React.ComponentProps<typeof Tag>['size']
}) {
  return useOfferHasEnded(article) && <Tag size={size}>{articlePage.offerHasEnded}</Tag>
}
