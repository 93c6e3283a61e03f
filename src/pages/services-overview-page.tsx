import { clsx } from 'clsx'
import { CallToAction } from '@/components/sections/call-to-action'
import { FadeIn } from '@/components/sections/fade-in'
import { PageHeader } from '@/components/sections/page-header'
import { ScrollToTopButton } from '@/components/sections/scroll-to-top-button'
import { ButtonLink } from '@/components/ui/button'
import { Illustration } from '@/components/ui/illustration'
import { MoreLink } from '@/components/ui/more-link'
import { talkToUs } from '@/content/call-to-action'
import { paths } from '@/content/paths'
import { quickOverview } from '@/content/services/quick-overview'
import { withSoftHyphens } from '@/lib/soft-hyphens'
import { tints } from '@/styles/tints'

const questions = ['forWhom', 'what', 'howLong', 'nextStep'] as const

/** Every service on a few lines (Specification 2, Services overview). */
export default function ServicesOverviewPage() {
  const { title, lead, documentTitle, description, toServices, summaries } = quickOverview
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        documentTitle={documentTitle}
        description={description}
        trail={[{ label: 'Ydelser', to: paths.services }]}
      >
        <ButtonLink variant="outline" to={paths.services}>
          {toServices}
        </ButtonLink>
      </PageHeader>
      <div className="section wrap pb-0">
        <ul className="grid gap-6 lg:grid-cols-2">
          {summaries.map((summary, index) => (
            <FadeIn
              key={summary.to}
              as="li"
              step={index % 2}
              className="cover-link flex flex-col rounded-lg bg-card p-7 shadow-paper"
            >
              <div className="flex items-center gap-4 sm:gap-5">
                <Illustration
                  name={summary.drawing}
                  className={clsx(
                    'w-20 shrink-0 sm:w-28 overflow-hidden rounded-md [&_svg]:block [&_svg]:aspect-[4/3] [&_svg]:h-auto [&_svg]:w-full',
                    tints[summary.tint],
                  )}
                />
                <h2 className="min-w-0 text-xl">{withSoftHyphens(summary.title)}</h2>
              </div>
              <dl className="mt-5 mb-4 text-sm">
                {questions.map((question) => (
                  <div
                    key={question}
                    className="gap-x-4 border-border py-2.5 not-first:border-t sm:grid sm:grid-cols-[7.5rem_minmax(0,1fr)]"
                  >
                    <dt className="font-display font-medium">
                      {quickOverview.questions[question]}
                    </dt>
                    <dd className="text-muted-foreground">{summary[question]}</dd>
                  </div>
                ))}
              </dl>
              <MoreLink
                to={summary.to}
                label="Læs mere"
                about={`om ${summary.title}`}
                className="mt-auto self-start"
              />
            </FadeIn>
          ))}
        </ul>
      </div>
      <CallToAction {...talkToUs} />
      <ScrollToTopButton />
    </>
  )
}
