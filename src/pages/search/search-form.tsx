import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { PageLink } from '@/components/links/page-link'
import { Button } from '@/components/ui/button'
import { SearchField } from '@/components/ui/search-field'
import { paths, SEARCH_PARAMETER } from '@/content/paths'
import { searchPage } from '@/content/search-page'
import { searchHref } from '@/features/search/search-site'

/** The field of the search, focused with each visit (spec 2), its button, and examples. */
export function SearchForm({
  field,
  text,
  onChange,
  onSubmit,
  hasExamples,
}: {
  field: React.RefObject<HTMLInputElement | null>
  text: string
  onChange: (text: string) => void
  onSubmit: () => void
  hasExamples: boolean
}) {
  const { key } = useLocation()
  // Beside `autoFocus` in the HTML, as an effect after that of the layout, which focuses the heading. Without scrolling.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each visit
  useEffect(() => field.current?.focus({ preventScroll: true }), [field, key])

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form
      role="search"
      action={paths.search}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className="w-full max-w-176"
    >
      <div className="flex flex-wrap items-center gap-2.5">
        <div className="grow basis-72">
          <SearchField
            ref={field}
            name={SEARCH_PARAMETER}
            autoFocus
            label={searchPage.label}
            placeholder={searchPage.placeholder}
            value={text}
            onChange={onChange}
          />
        </div>
        <Button type="submit" className="grow sm:grow-0">
          {searchPage.submit}
        </Button>
      </div>
      {hasExamples && (
        <p className="mt-3 text-meta text-muted-foreground">
          {searchPage.examplesLabel}{' '}
          {searchPage.examples.map((example, index) => (
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
      )}
    </form>
  )
}
