import { ContentBlock } from '@/components/sections/content-block'
import { viso } from '@/content/viso'

export function HowToOrder() {
  return (
    <section aria-labelledby={viso.order.steps.id} className="section cut bg-muted">
      <div className="wrap grid gap-x-[clamp(2rem,6vw,6rem)] lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div>
          <h2 id={viso.order.steps.id}>{viso.order.steps.heading}</h2>
          <p className="mt-3.5 text-lead text-muted-foreground">{viso.order.lead}</p>
        </div>
        <div className="lg:-mt-6">
          <ContentBlock block={viso.order.steps} />
        </div>
      </div>
    </section>
  )
}
