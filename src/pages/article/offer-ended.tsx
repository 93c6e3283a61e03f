import { CalendarOff } from 'lucide-react'
import type { ArticleSummary } from '@/content/articles/article'
import { articlePage } from '@/content/articles/article-page'
import { offerHasEnded } from '@/features/articles/offer-has-ended'
import { useToday } from '@/lib/clock'
import { formatLongDate } from '@/lib/local-date'

/** Tells above the text of an offer that it has ended, and when. */
export function OfferEnded({ article }: { article: ArticleSummary }) {
  const today = useToday()
  if (!article.offerEnds || !offerHasEnded(article, today)) return null
  return (
    <div className="mb-7 flex max-w-prose items-start gap-3.5 rounded-lg bg-stone px-6 py-5">
      <CalendarOff aria-hidden className="mt-0.5 size-6 shrink-0" />
      <p>
        <strong className="block font-display text-lg font-medium">
          {articlePage.offerHasEnded}
        </strong>
        {articlePage.offerEndedOn(formatLongDate(article.offerEnds))}
      </p>
    </div>
  )
}
