import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { PageTitle } from '@/components/sections/page-title'
import { Illustration } from '@/components/ui/illustration'
import { paths, type SiteHref } from '@/content/paths'
import { withSoftHyphens } from '@/lib/soft-hyphens'

type Crumb = { readonly label: string; readonly to: SiteHref }

/**
 * The egg-coloured head of a page: where you are, what it is called, and a drawing whose branch goes on to
 * the right edge. The document's title is the heading.
 */
export function PageHeader({
  title,
  lead,
  drawing,
  trail = [],
  children,
}: {
  title: string
  lead: string
  drawing?: string
  /** The pages between the front page and this one. */
  trail?: readonly Crumb[]
  /** Below the lead: the way on, as buttons. */
  children?: React.ReactNode
}) {
  return (
    <section className="overflow-hidden bg-egg print:bg-transparent">
      <PageTitle title={title} />
      <div
        className={clsx(
          'wrap',
          drawing
            ? 'grid gap-x-[clamp(2.5rem,5vw,4.5rem)] pt-[clamp(2.25rem,4vw,3.5rem)] md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:items-end'
            : 'py-[clamp(2.25rem,4vw,3.5rem)]',
        )}
      >
        <div className={clsx(drawing && 'pb-4 md:pb-[clamp(2.25rem,4vw,3.5rem)]')}>
          <Breadcrumb title={title} trail={[{ label: 'Forside', to: paths.home }, ...trail]} />
          <h1>{withSoftHyphens(title)}</h1>
          <p className="mt-4 max-w-160 text-lead text-muted-foreground">{lead}</p>
          {children && <div className="mt-7 flex flex-wrap gap-3.5 print:hidden">{children}</div>}
        </div>
        {drawing && (
          <Illustration
            svg={drawing}
            className="[&_svg]:h-auto [&_svg]:w-full [&_svg]:overflow-visible print:hidden"
          />
        )}
      </div>
    </section>
  )
}

function Breadcrumb({ title, trail }: { title: string; trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Du er her" className="mb-4.5 text-meta text-muted-foreground">
      <ol className="flex flex-wrap items-center gap-x-2.5">
        {trail.map(({ label, to }) => (
          <li key={to} className="after:ml-2.5 after:content-['/'/'']">
            <Link
              to={to}
              className="inline-flex min-h-7 items-center text-foreground underline pointer-coarse:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
