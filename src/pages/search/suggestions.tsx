import { clsx } from 'clsx'
import { moreLinkClasses } from '@/components/sections/more-link'
import { PageLink } from '@/components/sections/page-link'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { searchFuzzily } from '@/features/search/fuzzy-search'
import { HighlightedText } from '@/features/search/highlighted-text'
import { searchMessages } from '@/features/search/messages'
import { countResults, listResults, searchSite } from '@/features/search/search-site'
import { NothingFound } from '@/pages/search/nothing-found'

/** Links to similar results of the fuzzy search. No cards, since the number of results above does not include them. */
export default function Suggestions({ query, onClear }: { query: string; onClear: () => void }) {
  const count = countResults(searchSite(query))
  const { words, correction, ...similar } = searchFuzzily(query)
  const links = listResults(similar)
  const suggestions = links.length > 0 && (
    <nav aria-labelledby="nearby" className="mt-12">
      <h2 id="nearby" className="text-2xl">
        {searchMessages.suggestions}
      </h2>
      <ul className="mt-4 grid gap-x-12 md:grid-cols-2">
        {links.map(({ id, to, title, kind, text }) => (
          <li key={id} className="border-t border-border py-1">
            {/* Wider than its text, so that the focus ring has a distance. */}
            <div className="cover-link -mx-3 rounded-md px-3 py-3">
              <PageLink to={to} className={clsx(moreLinkClasses, 'text-lg leading-snug')}>
                <span>
                  <HighlightedText text={withSoftHyphens(title)} wanted={words} />
                </span>
              </PageLink>
              <p className="mt-1 max-w-prose text-sm text-muted-foreground">
                <span className="font-semibold">{kind}</span>
                <span className="before:mx-1.5 before:content-['·']">
                  <HighlightedText text={text} wanted={words} />
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
  if (count > 0) return suggestions
  return (
    <NothingFound correction={correction} onClear={onClear}>
      {suggestions}
    </NothingFound>
  )
}
