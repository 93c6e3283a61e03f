import { clsx } from 'clsx'
import { PageHead } from '@/components/head/page-head'
import { Breadcrumb } from '@/components/sections/breadcrumb'
import { Illustration } from '@/components/ui/illustration'
import { frontPage, type NavigationLink } from '@/content/navigation'
import type { DrawingName } from '@/illustrations/drawing-name'
import { withSoftHyphens } from '@/lib/soft-hyphens'

/**
 * The egg-coloured head of a page: where you are, what it is called, and a drawing whose branch goes on to
 * the right edge. Search engines read the same title and lead, unless they are given words that say more
 * where nothing stands around them.
 */
export function PageHeader({
  title,
  lead,
  documentTitle = title,
  description = lead,
  drawing,
  trail = [],
  preview,
  children,
}: {
  title: string
  lead: string
  documentTitle?: string | undefined
  description?: string
  drawing?: DrawingName
  /** The pages between the front page and this one. */
  trail?: readonly NavigationLink[]
  /** Below the lead: what the page is looked up for most. On phones it takes the place of the drawing. */
  preview?: React.ReactNode
  /** Below the lead: the way on, as buttons. */
  children?: React.ReactNode
}) {
  return (
    <section className="overflow-hidden bg-egg">
      <PageHead title={documentTitle} description={description} />
      <div
        className={clsx(
          'wrap',
          drawing
            ? 'grid gap-x-[clamp(2.5rem,5vw,4.5rem)] pt-[clamp(2.25rem,4vw,3.5rem)] md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:items-end'
            : 'py-[clamp(2.25rem,4vw,3.5rem)]',
        )}
      >
        <div className={clsx(drawing && 'pb-4 md:pb-[clamp(2.25rem,4vw,3.5rem)]')}>
          <Breadcrumb title={title} trail={[frontPage, ...trail]} />
          <h1>{withSoftHyphens(title)}</h1>
          <p className="mt-4 max-w-160 text-lead text-muted-foreground">{lead}</p>
          {preview}
          {children && <div className="mt-7 flex flex-wrap gap-3.5">{children}</div>}
        </div>
        {drawing && (
          <Illustration
            name={drawing}
            className={clsx(
              aspectOf(drawing),
              preview !== undefined && 'max-md:hidden',
              '[&_svg]:h-auto [&_svg]:w-full [&_svg]:overflow-visible',
            )}
          />
        )}
      </div>
    </section>
  )
}

/** Keeps the place of a drawing that is still to come: who steps back finds the page as long as it was. */
function aspectOf(drawing: DrawingName): string {
  if (drawing.startsWith('service-')) return 'aspect-8/5'
  return drawing.startsWith('step-') ? 'aspect-3/2' : 'aspect-64/33'
}
