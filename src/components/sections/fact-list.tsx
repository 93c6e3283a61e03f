import { Card } from '@/components/ui/card'
import type { Fact } from '@/content/fact'
import type { FactsAside } from '@/content/page-content'

/** Names at the left, values at the right, or below them on narrow screens: prices, hours, numbers. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map((fact) => (
        <div
          key={`${fact.name} ${fact.note}`}
          className="flex flex-wrap items-baseline gap-x-4 border-border py-3 not-first:border-t"
        >
          <dt className="min-w-0 grow basis-24 leading-snug">
            {fact.name}
            {fact.note && (
              <span className="block text-meta text-pretty text-muted-foreground">{fact.note}</span>
            )}
          </dt>
          <dd className="ml-auto text-right font-display text-figure font-semibold tabular-nums">
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Practical facts beside a text. @param children the next step, below them */
export function FactsCard({
  id,
  heading,
  facts,
  children,
}: FactsAside & { children?: React.ReactNode }) {
  return (
    <Card as="aside" aria-labelledby={id} className="max-lg:max-w-prose">
      <h3 id={id}>{heading}</h3>
      <div className="mt-3">
        <FactList facts={facts} />
      </div>
      {children}
    </Card>
  )
}
