import { useLocation } from 'react-router-dom'
import { breadcrumbData } from '@/components/head/breadcrumb-data'
import { JsonLd } from '@/components/head/json-ld'
import { PageLink } from '@/components/sections/page-link'
import { breadcrumbLabel, type NavigationLink } from '@/content/navigation'

/** The breadcrumb, with its structured data. @param trail the pages above this one, from the front page down */
export function Breadcrumb({ title, trail }: { title: string; trail: readonly NavigationLink[] }) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={breadcrumbLabel} className="mb-4.5 text-meta text-muted-foreground">
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
