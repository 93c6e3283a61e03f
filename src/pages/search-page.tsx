import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHeader } from '@/components/sections/page-header'
import { Button } from '@/components/ui/button'
import { Illustration } from '@/components/ui/illustration'
import { MoreLink } from '@/components/ui/more-link'
import { PageLink } from '@/components/ui/page-link'
import { SearchField } from '@/components/ui/search-field'
import { articles } from '@/content/articles/articles'
import { paths, type SiteHref } from '@/content/paths'
import { searchEntries } from '@/content/search-entries'
import { searchMessages } from '@/features/search/messages'
import { isEmpty, nearbySearch } from '@/features/search/search-nearby'
import { SearchResults } from '@/features/search/search-results'
import { searchSite } from '@/features/search/search-site'
import { wordEntries } from '@/features/search/word-entries'
import { useUrlText } from '@/lib/use-url-text'

const QUERY_PARAMETER = 'q'

const searchNearby = nearbySearch(searchEntries, articles, wordEntries)

export default function SearchPage() {
  const { key } = useLocation()
  const [text, setText] = useUrlText(QUERY_PARAMETER)
  const field = useRef<HTMLInputElement>(null)
  const query = text.trim()
  const results = searchSite(query, searchEntries, articles)
  const { words, correction, ...nearby } = searchNearby(query)
  const count = results.pages.length + results.articles.length
  const foundNothing = query !== '' && count === 0

  // Autofocus (Specification 2), in the HTML and as an effect: the frame moves the focus to a new page's heading,
  // and this comes after it. Again for each visit, and without moving a page that one has come back to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the visit
  useEffect(() => field.current?.focus({ preventScroll: true }), [key])

  function clear(): void {
    setText('')
    field.current?.focus()
  }

  return (
    <>
      <PageHeader
        title={searchMessages.title}
        lead={searchMessages.lead}
        documentTitle={searchMessages.documentTitle}
        description={searchMessages.description}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2022 and older do not know <search> */}
        <form
          role="search"
          onSubmit={(event) => event.preventDefault()}
          className="w-full max-w-176"
        >
          <SearchField
            ref={field}
            autoFocus
            label={searchMessages.label}
            placeholder={searchMessages.placeholder}
            value={text}
            onChange={setText}
          />
          <p className="mt-3 text-meta text-muted-foreground">
            {searchMessages.examplesLabel}{' '}
            {searchMessages.examples.map((example, index) => (
              <span key={example}>
                {index > 0 && ' · '}
                <PageLink
                  to={searchHref(example)}
                  className="text-link inline-flex min-h-7 items-center justify-center pointer-coarse:min-h-11 pointer-coarse:min-w-11"
                >
                  {example}
                </PageLink>
              </span>
            ))}
          </p>
        </form>
      </PageHeader>
      <div className="wrap min-h-88 py-[clamp(1.5rem,3.5vw,3rem)]">
        {/* Here before there is anything to say, or screen readers would miss the first answer. */}
        <p role="status" className={foundNothing ? 'sr-only' : 'text-muted-foreground'}>
          {query !== '' && searchMessages.found(count, query)}
        </p>
        {count > 0 && (
          <div className="mt-5">
            <SearchResults {...results} wanted={[query]} titleAs="h2" />
          </div>
        )}
        {foundNothing && (
          <div className="grid justify-items-center rounded-lg bg-card px-4 pt-6 pb-8 text-center shadow-paper">
            {isEmpty(nearby) && <Illustration name="empty" className="aspect-video w-60" />}
            <h2 className="mt-2 text-xl">{searchMessages.none}</h2>
            {correction && (
              <p className="mt-2 text-lead">
                {searchMessages.didYouMean}{' '}
                <PageLink to={searchHref(correction)} className="text-link font-semibold">
                  {correction}
                </PageLink>
                ?
              </p>
            )}
            <p className="mt-1.5 max-w-120 text-balance text-muted-foreground">
              {searchMessages.noneHint}
            </p>
            <Button variant="outline" size="small" className="mt-5" onClick={clear}>
              {searchMessages.clear}
            </Button>
          </div>
        )}
        {!isEmpty(nearby) && (
          <section aria-labelledby="nearby" className="mt-12">
            <h2 id="nearby" className="mb-5 text-2xl">
              {searchMessages.nearby(count)}
            </h2>
            <SearchResults {...nearby} wanted={words} titleAs="h3" />
          </section>
        )}
        {foundNothing && (
          <nav aria-labelledby="common" className="mt-12">
            <h2 id="common" className="text-2xl">
              {searchMessages.commonHeading}
            </h2>
            <ul className="mt-4 flex flex-wrap gap-x-8">
              {searchMessages.commonPages.map((page) => (
                <li key={page.to}>
                  <MoreLink {...page} className="min-h-11" />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  )
}

function searchHref(query: string): SiteHref {
  return `${paths.search}?${QUERY_PARAMETER}=${encodeURIComponent(query)}`
}
