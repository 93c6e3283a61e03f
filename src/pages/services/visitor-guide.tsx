import { ChevronDown } from 'lucide-react'
import { MoreLink } from '@/components/sections/more-link'
import { RichText } from '@/components/sections/rich-text'
import { guide } from '@/content/services/guide'

/** Two questions that lead to the right page. Exclusive `details`: one answer is open at a time, also without scripts. */
export function VisitorGuide() {
  return (
    <section
      aria-labelledby="hvem-er-du"
      className="section wrap grid gap-x-fluid-xl gap-y-6 pb-0 lg:grid-cols-intro print:hidden"
    >
      <div>
        <h2 id="hvem-er-du">{guide.heading}</h2>
        <p className="mt-3.5 text-lead text-muted-foreground">{guide.lead}</p>
        <p className="mt-3 text-sm">
          <RichText text={guide.words} />
        </p>
      </div>
      <div className="rounded-lg bg-card px-7 py-4 shadow-paper">
        {guide.visitors.map(({ who, needs }) => (
          <details
            key={who}
            name="hvem-er-du"
            className="group border-b border-border last:border-b-0"
          >
            <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 py-3 font-display text-lg font-medium hover:text-primary [&::-webkit-details-marker]:hidden">
              {who}
              <ChevronDown
                aria-hidden
                className="size-6 shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <ul className="pb-4">
              {needs.map((need) => (
                <li key={need.label}>
                  <MoreLink {...need} className="min-h-11" />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}
