import { ContentBlock } from '@/components/sections/content-block'
import { viso } from '@/content/viso'

export function HowToOrder() {
  return (
    <section aria-labelledby={viso.order.steps.id} className="section cut bg-muted">
      <div className="wrap grid gap-x-fluid-xl lg:grid-cols-intro">
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
