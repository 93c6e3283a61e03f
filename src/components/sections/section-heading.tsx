import { clsx } from 'clsx'
import { RichText } from '@/components/sections/rich-text'
import type { RichText as Text } from '@/content/rich-text'
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
  lead?: Text | undefined
  className?: string
}) {
  return (
    <div className={clsx('mb-fluid-sm max-w-2xl', className)}>
      <h2 id={id}>{withSoftHyphens(heading)}</h2>
      {lead && (
        <p className="mt-3 text-lead text-muted-foreground">
          <RichText text={lead} />
        </p>
      )}
    </div>
  )
}
