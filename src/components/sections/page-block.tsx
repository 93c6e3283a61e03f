import { clsx } from 'clsx'
import { CardText } from '@/components/sections/card-text'
import { CheckList } from '@/components/sections/check-list'
import { FactList, FactsCard } from '@/components/sections/fact-list'
import { FadeIn } from '@/components/sections/fade-in'
import { PictureCards } from '@/components/sections/picture-cards'
import { Prose } from '@/components/sections/prose'
import { RichText } from '@/components/sections/rich-text'
import { Section } from '@/components/sections/section'
import { UrgentHelp } from '@/components/sections/urgent-help'
import { Card, cardClasses } from '@/components/ui/card'
import type { PageBlock as Content, PageSection as SectionContent } from '@/content/page-content'
import { tints } from '@/styles/tints'

/** A section across the page, from its content. */
export function PageSection({ section }: { section: SectionContent }) {
  return (
    <Section {...section} aside={section.aside && <FactsCard {...section.aside} />}>
      <PageBlock block={section} />
    </Section>
  )
}

/** A block of a page, without its heading. */
export function PageBlock({ block }: { block: Content }): React.JSX.Element {
  switch (block.kind) {
    case 'prose':
      return <Prose {...block} />
    case 'panels':
      return (
        <div className="grid gap-5 md:grid-cols-2">
          {block.panels.map(({ heading, tint, points }) => (
            <div key={heading} className={clsx('rounded-lg p-7', tints[tint])}>
              <h3 className="mb-3 text-lg">{heading}</h3>
              <CheckList points={points} />
            </div>
          ))}
          {block.hasUrgentHelp && <UrgentHelp heading="h3" className="md:col-span-2" />}
        </div>
      )
    case 'steps':
      return <Steps {...block} />
    case 'questions':
      return (
        <div className="max-w-prose">
          {block.questions.map(({ question, answer }) => (
            <div key={question} className="border-border py-5 not-first:border-t">
              <h3 className="text-lg">{question}</h3>
              <p className="mt-1.5">
                <RichText text={answer} />
              </p>
            </div>
          ))}
        </div>
      )
    case 'cards': {
      const columns = block.columns ?? 2
      return (
        <ul className={clsx('grid gap-5 md:grid-cols-2', columns === 3 && 'lg:grid-cols-3')}>
          {block.cards.map((card, index) => (
            <FadeIn
              key={card.heading}
              as="li"
              step={index % columns}
              className={cardClasses({
                isLink: (card.to ?? card.link) !== undefined,
                className: 'flex flex-col',
              })}
            >
              <CardText {...card} />
            </FadeIn>
          ))}
        </ul>
      )
    }
    case 'pictures':
      return <PictureCards pictures={block.pictures} />
    case 'facts':
      return (
        <Card padding="row" className="max-w-prose">
          <FactList facts={block.facts} />
          {block.note && (
            <p className="border-t border-border pt-4 pb-2 text-sm text-muted-foreground">
              <RichText text={block.note} />
            </p>
          )}
        </Card>
      )
  }
}

function Steps({ steps, printLabel }: Extract<Content, { kind: 'steps' }>) {
  return (
    <ol className="[counter-reset:step]" data-room-for-notes={printLabel && ''}>
      {steps.map(({ heading, text }) => (
        <li
          key={heading}
          className="relative grid grid-cols-media gap-5 pb-7 [counter-increment:step] not-last:after:absolute not-last:after:top-14 not-last:after:bottom-0 not-last:after:left-5 not-last:after:border-l-3 not-last:after:border-dotted not-last:after:border-input not-last:after:content-[''] last:pb-0 before:grid before:h-13 before:w-11 before:place-items-center before:rounded-egg before:bg-primary before:pt-1 before:font-display before:text-number before:font-semibold before:text-primary-foreground before:content-[counter(step)/'']"
        >
          <div>
            <h3 className="text-lg">{heading}</h3>
            <p className="mt-1 text-muted-foreground">
              <RichText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
