import { MoreLink } from '@/components/links/more-link'
import { PageLink } from '@/components/links/page-link'
import { Illustration } from '@/components/sections/illustration'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { searchPage } from '@/content/search-page'
import { searchHref } from '@/features/search/search-site'

/** In place of results: a corrected query, suggestions as `children`, and the pages that most people look for. */
export function NothingFound({
  correction,
  onClear,
  children,
}: {
  correction?: string | undefined
  onClear: () => void
  children?: React.ReactNode
}) {
  return (
    <>
      <Card padding="none" className="grid justify-items-center px-4 pt-6 pb-8 text-center">
        {!children && <Illustration name="empty" className="aspect-video w-60" />}
        <h2 className="mt-2 text-xl">{searchPage.none}</h2>
        {correction && (
          <p className="mt-2 text-lead">
            {searchPage.didYouMean}{' '}
            <PageLink to={searchHref(correction)} className="text-link font-semibold">
              {correction}
            </PageLink>
            ?
          </p>
        )}
        <p className="mt-1.5 max-w-120 text-balance text-muted-foreground">{searchPage.noneHint}</p>
        <Button variant="outline" size="small" className="mt-5" onClick={onClear}>
          {searchPage.clear}
        </Button>
      </Card>
      {children}
      <nav aria-labelledby="common">
        <h2 id="common" className="text-2xl">
          {searchPage.commonHeading}
        </h2>
        <ul className="mt-4 flex flex-wrap gap-x-8">
          {searchPage.commonPages.map((page) => (
            <li key={page.to}>
              <MoreLink {...page} className="min-h-11" />
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
