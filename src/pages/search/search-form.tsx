import { PageLink } from '@/components/sections/page-link'
import { SearchField } from '@/components/ui/search-field'
import { searchMessages } from '@/features/search/messages'
import { searchHref } from '@/features/search/search-url'

/** The search field, with a few example queries. */
export function SearchForm({
  ref,
  text,
  onChange,
}: {
  ref: React.Ref<HTMLInputElement>
  text: string
  onChange: (text: string) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form role="search" onSubmit={(event) => event.preventDefault()} className="w-full max-w-176">
      <SearchField
        ref={ref}
        autoFocus
        label={searchMessages.label}
        placeholder={searchMessages.placeholder}
        value={text}
        onChange={onChange}
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
  )
}
