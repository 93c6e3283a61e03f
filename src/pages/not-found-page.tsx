import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { UnlistedHead } from '@/components/head/page-head'
import { ButtonLink } from '@/components/links/button-link'
import { MoreLink } from '@/components/links/more-link'
import { EmptyState } from '@/components/sections/empty-state'
import { UrgentHelp } from '@/components/sections/urgent-help'
import { Card } from '@/components/ui/card'
import { notFound } from '@/content/not-found'
import { paths } from '@/content/paths'
import { searchEntries } from '@/content/search-entries'
import { nearestPages } from '@/features/search/nearest-pages'
import { isUrgentQuery } from '@/features/search/urgent-query'
import { decoded } from '@/lib/name-in-link'

const usualIds: readonly string[] = notFound.usualPages
const usualPages = searchEntries.filter(({ id }) => usualIds.includes(id))
const heading = (
  <h1>
    <span className="block text-hero">{notFound.code}</span>
    <span lang="en" className="mt-2 block text-xl tracking-normal">
      {notFound.message}
    </span>
  </h1>
)

export default function NotFoundPage() {
  const { pathname } = useLocation()
  const nearest = nearestPages(pathname)
  const hasNearest = nearest.length > 0

  useEffect(() => {
    console.warn(`No page at ${pathname}`)
  }, [pathname])

  return (
    <section className="wrap section">
      <UnlistedHead title={notFound.title} />
      {isUrgentQuery(decoded(pathname)) && <UrgentHelp className="mb-6" />}
      <EmptyState picture="404" heading={heading} text={notFound.text}>
        <ButtonLink to={paths.home}>{notFound.toHome}</ButtonLink>
        <ButtonLink variant="outline" to={paths.search}>
          <Search aria-hidden />
          {notFound.toSearch}
        </ButtonLink>
      </EmptyState>
      <h2 className="mt-12 text-2xl">{hasNearest ? notFound.nearest : notFound.usual}</h2>
      <ul className="mt-5 grid gap-4 md:auto-cols-fr md:grid-flow-col">
        {(hasNearest ? nearest : usualPages).map(({ id, title, description, url }) => (
          <Card as="li" key={id} isLink padding="row">
            <MoreLink to={url} label={title} className="text-lg" />
            <p className="mt-1 text-sm text-muted-foreground">{description}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
