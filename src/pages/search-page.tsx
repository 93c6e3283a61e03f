import { Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PartFailed } from '@/components/boundaries/part-failed'
import { PageLink } from '@/components/links/page-link'
import { LinkList } from '@/components/sections/link-list'
import { PageHeader } from '@/components/sections/page-header'
import { UrgentHelp } from '@/components/sections/urgent-help'
import { Button } from '@/components/ui/button'
import { SearchField } from '@/components/ui/search-field'
import { paths, SEARCH_PARAMETER } from '@/content/paths'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { urgentHelp } from '@/content/urgent-help'
import { answersTo } from '@/features/search/answers'
import { searchMessages } from '@/features/search/messages'
import { SearchResults } from '@/features/search/search-results'
import { countResults, searchHref, searchSite } from '@/features/search/search-site'
import { isUrgentQuery } from '@/features/search/urgent-query'
import { lazyComponent, retryFailedDownloads } from '@/lib/lazy-component'
import { moveFocus } from '@/lib/move-focus'
import { useUrlText } from '@/lib/use-url-text'
import { NothingFound } from '@/pages/search/nothing-found'

export default function SearchPage() {
  const { key } = useLocation()
  const [text, setText] = useUrlText(SEARCH_PARAMETER)
  const field = useRef<HTMLInputElement>(null)
  const helpBox = useRef<HTMLElement>(null)
  const resultsPart = useRef<HTMLElement>(null)
  const query = text.trim()
  const isUrgent = isUrgentQuery(query)
  const results = searchSite(query)
  const count = countResults(results)
  const answers = count === 0 ? answersTo(query) : []

  // Autofocus (spec 2), in the HTML and as an effect after that of the layout, which focuses the heading. Runs for each
  // visit, without scrolling.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each visit
  useEffect(() => field.current?.focus({ preventScroll: true }), [key])
  useEffect(Suggestions.prefetch, [])

  function clear(): void {
    setText('')
    field.current?.focus()
  }

  // The results are there already, and the query is in the address: the form leads on to them.
  function moveOn(event: React.SubmitEvent): void {
    event.preventDefault()
    if (query === '') {
      field.current?.focus()
      return
    }
    const next = helpBox.current ?? resultsPart.current
    moveFocus(next)
    next?.scrollIntoView({ block: 'nearest' })
  }

  /** Similar pages, and that nothing is found once it is known of the courses too. */
  function afterCourses(hasCourses: boolean | undefined) {
    if (hasCourses === undefined && count === 0) {
      return <p className="text-muted-foreground">{searchMessages.coursesPending}</p>
    }
    return (
      <LaterResults
        query={query}
        fallback={query !== '' && count === 0 && !hasCourses && <NothingFound onClear={clear} />}
      >
        {(calmQuery) => (
          <Suggestions
            query={calmQuery}
            answers={answers}
            hasCourses={hasCourses === true}
            onClear={clear}
          />
        )}
      </LaterResults>
    )
  }

  return (
    <>
      <PageHeader {...searchMessages}>
        {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search> */}
        <form role="search" action={paths.search} onSubmit={moveOn} className="w-full max-w-176">
          <div className="flex flex-wrap items-center gap-2.5">
            <div className="grow basis-72">
              <SearchField
                ref={field}
                name={SEARCH_PARAMETER}
                autoFocus
                label={searchMessages.label}
                placeholder={searchMessages.placeholder}
                value={text}
                onChange={setText}
              />
            </div>
            <Button type="submit" className="grow sm:grow-0">
              {searchMessages.submit}
            </Button>
          </div>
          {!isUrgent && <Examples />}
        </form>
        {isUrgent && <UrgentHelp ref={helpBox} className="w-full" />}
      </PageHeader>
      <div className="wrap min-h-88 py-[clamp(1.5rem,3.5vw,3rem)]">
        {/* Always rendered, or screen readers would not announce the first results. */}
        <p role="status" className={count === 0 ? 'sr-only' : 'mb-5 text-muted-foreground'}>
          {query !== '' && <span>{searchMessages.found(count, query)}</span>}
          {isUrgent && <span className="sr-only"> {urgentHelp.announcement}</span>}
        </p>
        <section
          ref={resultsPart}
          aria-label={searchMessages.results}
          className="grid grid-cols-1 gap-12 outline-none"
        >
          {count > 0 && (
            <PartBoundary fallback={<PartFailed />} resetKeys={[query]}>
              <SearchResults {...results} wanted={[query]} />
            </PartBoundary>
          )}
          {answers.length > 0 && (
            <LinkList
              heading={searchMessages.answers}
              links={answers.map(({ id, url, title, category, description }) => ({
                id,
                to: url,
                title: withSoftHyphens(title),
                kind: category,
                text: description,
              }))}
            />
          )}
          <LaterResults query={query} fallback={afterCourses(false)}>
            {(calmQuery) => <FoundCourses query={calmQuery}>{afterCourses}</FoundCourses>}
          </LaterResults>
        </section>
      </div>
    </>
  )
}

function Examples() {
  return (
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
  )
}

// Lazy, because suggestions need the word list and are slow to compute.
const Suggestions = lazyComponent(() => import('@/pages/search/suggestions'), {
  inBackground: true,
})

// Lazy, so that the data client is not downloaded before somebody types.
const FoundCourses = lazyComponent(() => import('@/pages/search/found-courses'), {
  inBackground: true,
})

/** Results whose code is downloaded once there is a query. @param fallback shown if the download fails */
function LaterResults({
  query,
  fallback = null,
  children,
}: {
  query: string
  fallback?: React.ReactNode
  children: (calmQuery: string) => React.ReactNode
}) {
  const calmQuery = useDeferredValue(query)

  if (calmQuery === '') return null
  return (
    <ErrorBoundary fallback={fallback} resetKeys={[calmQuery]} onReset={retryFailedDownloads}>
      <Suspense>{children(calmQuery)}</Suspense>
    </ErrorBoundary>
  )
}
