import { useRef } from 'react'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PageHeader } from '@/components/sections/page-header'
import { UrgentHelp } from '@/components/sections/urgent-help'
import { SEARCH_PARAMETER } from '@/content/paths'
import { searchPage } from '@/content/search-page'
import { urgentHelp } from '@/content/urgent-help'
import { answersTo } from '@/features/search/answers'
import { FoundLinks } from '@/features/search/found-links'
import { SearchResults } from '@/features/search/search-results'
import { findablePage, searchSite } from '@/features/search/search-site'
import { isUrgentQuery } from '@/features/search/urgent-query'
import { moveFocus } from '@/lib/move-focus'
import { useUrlText } from '@/lib/use-url-text'
import { LaterResults } from '@/pages/search/later-results'
import { SearchForm } from '@/pages/search/search-form'

/** The search as one types (spec 2, Search). */
export default function SearchPage() {
  const [text, setText] = useUrlText(SEARCH_PARAMETER)
  const field = useRef<HTMLInputElement>(null)
  const help = useRef<HTMLElement>(null)
  const resultsPart = useRef<HTMLElement>(null)
  const query = text.trim()
  const isUrgent = isUrgentQuery(query)
  const results = searchSite(query)
  const answers = results.length === 0 ? answersTo(query) : []

  function clear(): void {
    setText('')
    field.current?.focus()
  }

  /** The results are there already, and the query is in the address: the form leads on to them. */
  function moveOn(): void {
    if (query === '') {
      field.current?.focus()
      return
    }
    const next = help.current ?? resultsPart.current
    moveFocus(next)
    next?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <PageHeader {...searchPage}>
        <SearchForm
          field={field}
          text={text}
          onChange={setText}
          onSubmit={moveOn}
          hasExamples={!isUrgent}
        />
        {isUrgent && <UrgentHelp ref={help} className="w-full" />}
      </PageHeader>
      <div className="wrap min-h-88 py-[clamp(1.5rem,3.5vw,3rem)]">
        {/* Always rendered, or screen readers would not announce the first results. */}
        <p
          role="status"
          className={results.length === 0 ? 'sr-only' : 'mb-5 text-muted-foreground'}
        >
          {query !== '' && <span>{searchPage.found(results.length, query)}</span>}
          {isUrgent && <span className="sr-only"> {urgentHelp.announcement}</span>}
        </p>
        <section
          ref={resultsPart}
          aria-label={searchPage.results}
          className="grid grid-cols-1 gap-12 outline-none"
        >
          {results.length > 0 && (
            <PartBoundary isImportant resetKeys={[query]}>
              <SearchResults results={results} query={query} />
            </PartBoundary>
          )}
          {answers.length > 0 && (
            <FoundLinks
              heading={searchPage.answers}
              links={answers.map(findablePage)}
              wanted={[]}
            />
          )}
          <LaterResults query={query} onClear={clear} />
        </section>
      </div>
    </>
  )
}
