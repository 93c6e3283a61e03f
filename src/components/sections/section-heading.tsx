import { clsx } from 'clsx'
import { withSoftHyphens } from '@/content/soft-hyphens'

/** The heading of a section, with a line or two below it. */
export function SectionHeading({
  id,
  title,
  lead,
  className,
}: {
  id?: string
  title: string
  lead?: string
  className?: string
}) {
  return (
    <div className={clsx('mb-fluid-sm max-w-2xl', className)}>
      <h2 id={id}>{withSoftHyphens(title)}</h2>
      {lead && <p className="mt-3.5 text-lead text-muted-foreground">{lead}</p>}
    </div>
  )
}
