import { CalendarOff } from 'lucide-react'
import type { ArticleSummary } from '@/content/articles/article'
import { articlePage } from '@/content/articles/article-page'
import { useOfferHasEnded } from '@/features/articles/offer-has-ended'
import { formatLongDate } from '@/lib/local-date'

/** The notice above an article whose offer has ended; null otherwise. */
export function OfferHasEnded({ article }: { article: ArticleSummary }) {
  const { offerEnds } = article
  const hasEnded = useOfferHasEnded(article)
  if (!offerEnds || !hasEnded) return null
  return (
    <div className="mb-7 flex max-w-prose items-start gap-3.5 rounded-lg bg-stone px-6 py-5">
      <CalendarOff aria-hidden className="mt-0.5 size-6 shrink-0" />
      <p>
        <strong className="block font-display text-lg font-medium">
          {articlePage.offerHasEnded}
        </strong>
        {articlePage.offerEndedOn(formatLongDate(offerEnds))}
      </p>
    </div>
  )
}
