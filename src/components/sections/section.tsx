import { clsx } from 'clsx'
import { SectionHeading } from '@/components/sections/section-heading'

/** A section of a page, named by its heading. A page spreads the section's content into the props. */
export function Section({
  id,
  heading,
  lead,
  className,
  children,
}: {
  id: string
  heading: string
  lead?: string
  /** The ground and the distances of the whole width. */
  className?: string
  children: React.ReactNode
}) {
  return (
    <section aria-labelledby={id} className={clsx('section', className)}>
      <div className="wrap">
        <SectionHeading id={id} heading={heading} lead={lead} />
        {children}
      </div>
    </section>
  )
}
