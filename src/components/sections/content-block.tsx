import { clsx } from 'clsx'
import { MoreLink } from '@/components/links/more-link'
import { CheckList } from '@/components/sections/check-list'
import { FactList } from '@/components/sections/fact-list'
import { Prose } from '@/components/sections/prose'
import { RichText } from '@/components/sections/rich-text'
import { UrgentHelp } from '@/components/sections/urgent-help'
import { Card } from '@/components/ui/card'
import type { ServiceBlock } from '@/content/services/service-content'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { tints } from '@/styles/tints'

/** The content below the heading of a section of a service page. */
export function ContentBlock({ block }: { block: ServiceBlock }) {
  switch (block.kind) {
    case 'prose':
      return <Prose {...block} />
    case 'panels':
      return (
        <div className="mt-6 grid gap-5 md:grid-cols-2">
          {block.panels.map(({ heading, tint, points }) => (
            <div key={heading} className={clsx('rounded-lg p-7', tints[tint])}>
              <h3 className="mb-3.5 text-lg">{heading}</h3>
              <CheckList points={points} />
            </div>
          ))}
          {block.hasUrgentHelp && <UrgentHelp heading="h3" className="md:col-span-2" />}
        </div>
      )
    case 'steps':
      return (
        <ol
          className="mt-6 [counter-reset:step]"
          data-room-for-notes={block.printLabel === undefined ? undefined : ''}
        >
          {block.steps.map(({ heading, text }) => (
            <li
              key={heading}
              className="relative grid grid-cols-media gap-5 pb-7 [counter-increment:step] not-last:after:absolute not-last:after:top-14 not-last:after:bottom-0 not-last:after:left-5.5 not-last:after:border-l-3 not-last:after:border-dotted not-last:after:border-input not-last:after:content-[''] last:pb-0 before:grid before:h-13.5 before:w-11.5 before:place-items-center before:rounded-egg before:bg-primary before:pt-1 before:font-display before:text-number before:font-semibold before:text-primary-foreground before:content-[counter(step)/'']"
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
    case 'questions':
      return (
        <div className="mt-4 max-w-prose">
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
    case 'cards':
      return (
        <div className="mt-6 grid gap-5 md:grid-cols-2">
          {block.cards.map(({ heading, text, link }) => (
            <Card key={heading} isLink={link !== undefined} className="flex flex-col">
              <h3 className="text-lg">{withSoftHyphens(heading)}</h3>
              <p className="mt-2 text-sm text-muted-foreground">
                <RichText text={text} />
              </p>
              {link && <MoreLink {...link} className="mt-auto pt-4" />}
            </Card>
          ))}
        </div>
      )
    case 'facts':
      return (
        <Card padding="row" className="mt-6 max-w-prose">
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
