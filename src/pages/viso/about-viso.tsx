import { FactList } from '@/components/sections/fact-list'
import { Prose } from '@/components/sections/prose'
import { viso } from '@/content/viso'

/** An introduction to VISO, beside the facts. */
export function AboutViso() {
  return (
    <section aria-labelledby={viso.about.id} className="section wrap">
      <div className="grid items-start gap-fluid-lg lg:grid-cols-aside">
        <div className="min-w-0">
          <h2 id={viso.about.id}>{viso.about.heading}</h2>
          <Prose {...viso.about} />
        </div>
        <aside
          aria-label={viso.facts.heading}
          className="max-w-prose rounded-lg bg-card px-7 py-6.5 shadow-paper"
        >
          <h3>{viso.facts.heading}</h3>
          <div className="mt-2">
            <FactList facts={viso.facts.list} />
          </div>
        </aside>
      </div>
    </section>
  )
}
