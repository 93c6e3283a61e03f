import { clsx } from 'clsx'
import { withSoftHyphens } from '@/content/soft-hyphens'

/** The heading of a section, with a line or two below it. A page spreads the section's content into the props. */
export function SectionHeading({
  id,
  heading,
  lead,
  className,
}: {
  id?: string
  heading: string
  lead?: string | undefined
  className?: string
}) {
  return (
    <div className={clsx('mb-fluid-sm max-w-2xl', className)}>
      <h2 id={id}>{withSoftHyphens(heading)}</h2>
      {lead && <p className="mt-3.5 text-lead text-muted-foreground">{lead}</p>}
    </div>
  )
}
