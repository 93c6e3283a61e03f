import { clsx } from 'clsx'
import { moreLinkClasses } from '@/components/ui/more-link'
import { PageLink } from '@/components/ui/page-link'
import { articles } from '@/content/articles/articles'
import { articlePath, type SiteHref } from '@/content/paths'
import { searchEntries } from '@/content/search-entries'
import { HighlightedText } from '@/features/search/highlighted-text'
import { searchMessages } from '@/features/search/messages'
import { nearbySearch } from '@/features/search/search-nearby'
import { countResults, searchSite } from '@/features/search/search-site'
import { wordEntries } from '@/features/search/word-entries'
import { withSoftHyphens } from '@/lib/soft-hyphens'
import { CommonPages } from '@/pages/search/common-pages'
import { NothingFound } from '@/pages/search/nothing-found'

const searchNearby = nearbySearch(searchEntries, articles, wordEntries)

/** Links to pages that may have been meant, below the results: those alone are cards, as many as the count says. */
export default function Nearby({ query, onClear }: { query: string; onClear: () => void }) {
  const count = countResults(searchSite(query, searchEntries, articles))
  const nearby = searchNearby(query)
  const isNear = countResults(nearby) > 0
  return (
    <>
      {count === 0 && (
        <NothingFound correction={nearby.correction} isLast={!isNear} onClear={onClear} />
      )}
      {isNear && (
        <nav aria-labelledby="nearby" className="mt-12">
          <h2 id="nearby" className="text-2xl">
            {searchMessages.nearby}
          </h2>
          <ul className="mt-4 grid gap-x-12 md:grid-cols-2">
            {nearby.pages.map(({ id, url, title, category, description }) => (
              <NearbyLink
                key={id}
                to={url}
                title={title}
                kind={category}
                text={description}
                wanted={nearby.words}
              />
            ))}
            {nearby.articles.map(({ id, title, excerpt }) => (
              <NearbyLink
                key={id}
                to={articlePath(id)}
                title={title}
                kind={searchMessages.articleBadge}
                text={excerpt}
                wanted={nearby.words}
              />
            ))}
          </ul>
        </nav>
      )}
      {count === 0 && <CommonPages />}
    </>
  )
}

function NearbyLink({
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
  /** Words to mark in title and text. */
  wanted: readonly string[]
}) {
  return (
    <li className="border-t border-border py-1">
      {/* Wider than its words, so that the ring of the focus stands clear of them. */}
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
