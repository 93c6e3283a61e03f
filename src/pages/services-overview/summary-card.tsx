import { clsx } from 'clsx'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { MoreLink } from '@/components/sections/more-link'
import { readMore } from '@/content/read-more'
import { quickOverview, type ServiceSummary } from '@/content/services/quick-overview'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { tints } from '@/styles/tints'

const questions = ['forWhom', 'what', 'howLong', 'price', 'nextStep'] as const

/** A service, summarized as short answers. */
export function SummaryCard({ summary, step }: { summary: ServiceSummary; step: number }) {
  return (
    <FadeIn
      as="li"
      step={step}
      className="cover-link flex flex-col rounded-lg bg-card p-7 shadow-paper"
    >
      <div className="flex items-center gap-4 sm:gap-5">
        <Illustration
          name={summary.illustration}
          className={clsx(
            'w-20 shrink-0 sm:w-28 overflow-hidden rounded-md svg:block svg:aspect-4/3 svg:h-auto svg:w-full',
            tints[summary.tint],
          )}
        />
        <h2 className="min-w-0 text-xl">{withSoftHyphens(summary.title)}</h2>
      </div>
      <dl className="mt-5 mb-4 text-sm">
        {questions.map(
          (question) =>
            summary[question] && (
              <div
                key={question}
                className="gap-x-4 border-border py-2.5 not-first:border-t sm:grid sm:grid-cols-media"
              >
                <dt className="sm:w-30 font-display font-medium">
                  {quickOverview.questions[question]}
                </dt>
                <dd className="text-muted-foreground">{summary[question]}</dd>
              </div>
            ),
        )}
      </dl>
      <MoreLink
        to={summary.to}
        label={readMore.label}
        about={readMore.about(summary.title.toLowerCase())}
        className="mt-auto self-start"
      />
    </FadeIn>
  )
}
