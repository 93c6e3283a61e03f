import { RichText } from '@/components/sections/rich-text'
import { VisitorNeeds } from '@/components/sections/visitor-needs'
import { Card } from '@/components/ui/card'
import { guide } from '@/content/services/guide'

/** Two questions that lead to the right page. Exclusive `details`: one answer is open at a time, also without scripts. */
export function VisitorGuide() {
  return (
    <section
      aria-labelledby="hvem-er-du"
      className="section wrap grid gap-x-fluid-xl gap-y-6 lg:grid-cols-intro print:hidden"
    >
      <div>
        <h2 id="hvem-er-du">{guide.heading}</h2>
        <p className="mt-3 text-lead text-muted-foreground">{guide.lead}</p>
        <p className="mt-3 text-sm">
          <RichText text={guide.words} />
        </p>
      </div>
      <Card padding="row">
        {guide.visitors.map(({ who, needs }) => (
          <VisitorNeeds
            key={who}
            summary={who}
            needs={needs}
            group="hvem-er-du"
            className="border-b border-border last:border-b-0"
          />
        ))}
      </Card>
    </section>
  )
}
