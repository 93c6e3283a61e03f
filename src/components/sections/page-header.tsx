import { clsx } from 'clsx'
import { useLocation } from 'react-router-dom'
import { PageHead } from '@/components/head/page-head'
import { breadcrumbData, JsonLd } from '@/components/head/structured-data'
import { PageLink } from '@/components/links/page-link'
import { Illustration } from '@/components/sections/illustration'
import { breadcrumbLabel, frontPage, type NavigationLink } from '@/content/navigation'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { type HeaderIllustration, headerRatios } from '@/styles/header-ratios'

/**
 * The egg-coloured header of a page: breadcrumb, title, lead, and an illustration whose branch reaches the right edge.
 * Search engines get the same title and lead, unless a title or description is given that is clearer out of context.
 * A page spreads its content module into the props; other keys of the module are ignored.
 */
export function PageHeader({
  title,
  lead,
  documentTitle = title,
  description = lead,
  illustration,
  trail = [],
  preview,
  isLow = false,
  children,
}: {
  title: string
  lead: string
  documentTitle?: string | undefined
  description?: string
  illustration?: HeaderIllustration
  /** The pages between the front page and this one. */
  trail?: readonly NavigationLink[]
  /** Below the lead: the facts that most visitors look for. On phones it replaces the illustration. */
  preview?: React.ReactNode
  /** Leaves more of the first screen to the content, on pages to look something up. */
  isLow?: boolean
  /** Buttons below the lead. */
  children?: React.ReactNode
}) {
  const padding = isLow ? 'py-6' : 'py-fluid-md'
  return (
    <section className="overflow-hidden bg-egg">
      <PageHead title={documentTitle} description={description} />
      <div
        className={clsx(
          'wrap',
          illustration
            ? 'grid gap-x-fluid-lg pt-fluid-md md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:items-end'
            : padding,
        )}
      >
        <div className={clsx(illustration && 'pb-4 md:pb-fluid-md')}>
          <Breadcrumb title={title} trail={[frontPage, ...trail]} />
          <h1>{withSoftHyphens(title)}</h1>
          <p className="mt-4 max-w-160 text-lead text-muted-foreground">{lead}</p>
          {preview}
          {children && <div className="mt-7 flex flex-wrap gap-3">{children}</div>}
        </div>
        {illustration && (
          <Illustration
            name={illustration}
            className={clsx(
              headerRatios[illustration],
              preview !== undefined && 'max-md:hidden',
              'svg:h-auto svg:w-full svg:overflow-visible',
            )}
          />
        )}
      </div>
    </section>
  )
}

/** The breadcrumb, with its structured data. @param trail the pages above this one, from the front page down */
function Breadcrumb({ title, trail }: { title: string; trail: readonly NavigationLink[] }) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={breadcrumbLabel} className="mb-4 text-meta text-muted-foreground">
      <JsonLd data={breadcrumbData([...trail, { label: title, to: pathname }])} />
      <ol className="flex flex-wrap items-center gap-x-2.5">
        {trail.map(({ label, to }) => (
          <li key={to} className="after:ml-2.5 after:content-['/'/'']">
            <PageLink
              to={to}
              className="inline-flex min-h-7 items-center text-foreground underline pointer-coarse:min-h-11"
            >
              {label}
            </PageLink>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
