import { clsx } from 'clsx'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { FadeIn } from '@/components/sections/fade-in'
import { RichText } from '@/components/sections/rich-text'
import type { SectionFrame } from '@/content/page-content'
import type { RichText as Text } from '@/content/rich-text'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { tints } from '@/styles/tints'

/** A section across the page, around a page's own content. @param aside beside the content on wide screens */
export function Section({
  id,
  heading,
  lead,
  band,
  isBeside = false,
  aside,
  children,
}: SectionFrame & { aside?: React.ReactNode; children: React.ReactNode }) {
  return (
    <section aria-labelledby={id} className={clsx('section', band && ['cut', tints[band]])}>
      {aside ? (
        <div className="wrap grid items-start gap-fluid-lg lg:grid-cols-aside-wide">
          <FadeIn>
            <h2 id={id}>{withSoftHyphens(heading)}</h2>
            <div className="mt-4">
              <PartBoundary isImportant>{children}</PartBoundary>
            </div>
          </FadeIn>
          <FadeIn step={1}>
            <PartBoundary>{aside}</PartBoundary>
          </FadeIn>
        </div>
      ) : (
        <div className={clsx('wrap', isBeside && 'grid gap-x-fluid-xl lg:grid-cols-intro')}>
          <FadeIn>
            <SectionHeading id={id} heading={heading} lead={lead} />
          </FadeIn>
          <div>
            <PartBoundary isImportant>{children}</PartBoundary>
          </div>
        </div>
      )}
    </section>
  )
}

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
