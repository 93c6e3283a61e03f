import { clsx } from 'clsx'
import { moreLinkClasses } from '@/components/sections/more-link'
import { PageLink } from '@/components/sections/page-link'
import { articles } from '@/content/articles/articles'
import { articlePath, type SiteHref } from '@/content/paths'
import { searchEntries } from '@/content/search-entries'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { fuzzySearch } from '@/features/search/fuzzy-search'
import { HighlightedText } from '@/features/search/highlighted-text'
import { searchMessages } from '@/features/search/messages'
import { countResults, searchSite } from '@/features/search/search-site'
import { wordEntries } from '@/features/search/word-entries'
import { CommonPages } from '@/pages/search/common-pages'
import { NothingFound } from '@/pages/search/nothing-found'

const searchFuzzily = fuzzySearch(searchEntries, articles, wordEntries)

/** Links to similar results of the fuzzy search. No cards, since the number of results above does not include them. */
export default function Suggestions({ query, onClear }: { query: string; onClear: () => void }) {
  const count = countResults(searchSite(query, searchEntries, articles))
  const suggestions = searchFuzzily(query)
  const hasSuggestions = countResults(suggestions) > 0
  return (
    <>
      {count === 0 && (
        <NothingFound
          correction={suggestions.correction}
          isLast={!hasSuggestions}
          onClear={onClear}
        />
      )}
      {hasSuggestions && (
        <nav aria-labelledby="nearby" className="mt-12">
          <h2 id="nearby" className="text-2xl">
            {searchMessages.suggestions}
          </h2>
          <ul className="mt-4 grid gap-x-12 md:grid-cols-2">
            {suggestions.pages.map(({ id, url, title, category, description }) => (
              <SuggestionLink
                key={id}
                to={url}
                title={title}
                kind={category}
                text={description}
                wanted={suggestions.words}
              />
            ))}
            {suggestions.articles.map(({ id, title, excerpt }) => (
              <SuggestionLink
                key={id}
                to={articlePath(id)}
                title={title}
                kind={searchMessages.articleBadge}
                text={excerpt}
                wanted={suggestions.words}
              />
            ))}
          </ul>
        </nav>
      )}
      {count === 0 && <CommonPages />}
    </>
  )
}

function SuggestionLink({
  to,
  title,
  kind,
  text,
  wanted,
}: {
  to: SiteHref
  title: string
  /** The kind of page: its category, or an article. */
  kind: string
  text: string
  /** The words to mark in title and text. */
  wanted: readonly string[]
}) {
  return (
    <li className="border-t border-border py-1">
      {/* Wider than its text, so that the focus ring has a distance. */}
      <div className="cover-link -mx-3 rounded-md px-3 py-3">
        <PageLink to={to} className={clsx(moreLinkClasses, 'text-lg leading-snug')}>
          <span>
            <HighlightedText text={withSoftHyphens(title)} wanted={wanted} />
          </span>
        </PageLink>
        <p className="mt-1 max-w-prose text-sm text-muted-foreground">
          <span className="font-semibold">{kind}</span>
          <span className="before:mx-1.5 before:content-['·']">
            <HighlightedText text={text} wanted={wanted} />
          </span>
        </p>
      </div>
    </li>
  )
}
