import type { Fact } from '@/content/fact'

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
