import { clsx } from 'clsx'
import { ReadMore } from '@/components/links/more-link'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { cardClasses } from '@/components/ui/card'
import { type ServiceSummary, summaryQuestions } from '@/content/services/quick-overview'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { tints } from '@/styles/tints'

const questions = ['forWhom', 'what', 'howLong', 'price', 'nextStep'] as const

/** A service in short: the same questions for each. */
export function SummaryCard({ summary, step }: { summary: ServiceSummary; step: number }) {
  return (
    <FadeIn
      as="li"
      step={step}
      className={cardClasses({ isLink: true, className: 'flex flex-col' })}
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
                <dt className="sm:w-30 font-display font-medium">{summaryQuestions[question]}</dt>
                <dd className="text-muted-foreground">{summary[question]}</dd>
              </div>
            ),
        )}
      </dl>
      <ReadMore to={summary.to} title={summary.title} className="mt-auto self-start" />
    </FadeIn>
  )
}
