import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { PageTitle } from '@/components/sections/page-title'
import { Illustration } from '@/components/ui/illustration'
import { paths } from '@/content/paths'

/**
 * The egg-coloured head of a page: where you are, what it is called, and a drawing whose branch goes on to
 * the right edge. The document's title is the heading.
 */
export function PageHeader({
  title,
  lead,
  drawing,
}: {
  title: string
  lead: string
  drawing?: string
}) {
  return (
    <section className="overflow-hidden bg-egg">
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
          <nav aria-label="Brødkrumme" className="mb-4.5 text-meta text-muted-foreground">
            <ol className="flex flex-wrap items-center gap-x-2.5">
              <li className="after:ml-2.5 after:content-['/'/'']">
                <Link
                  to={paths.home}
                  className="inline-flex min-h-7 items-center text-foreground underline"
                >
                  Forside
                </Link>
              </li>
              <li aria-current="page">{title}</li>
            </ol>
          </nav>
          <h1>{title}</h1>
          <p className="mt-4 max-w-160 text-lead text-muted-foreground">{lead}</p>
        </div>
        {drawing && (
          <Illustration
            svg={drawing}
            className="[&_svg]:h-auto [&_svg]:w-full [&_svg]:overflow-visible"
          />
        )}
      </div>
    </section>
  )
}
