import { FactList } from '@/components/sections/fact-list'
import { Card } from '@/components/ui/card'
import type { FactsAside } from '@/content/page-content'

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
