import { articles } from '@/content/articles/articles'
import { searchEntries } from '@/content/search-entries'
import { searchMessages } from '@/features/search/messages'
import { nearbySearch } from '@/features/search/search-nearby'
import { SearchResults } from '@/features/search/search-results'
import { countResults, searchSite } from '@/features/search/search-site'
import { wordEntries } from '@/features/search/word-entries'
import { CommonPages } from '@/pages/search/common-pages'
import { NothingFound } from '@/pages/search/nothing-found'

const searchNearby = nearbySearch(searchEntries, articles, wordEntries)

/** What may have been meant, below the results. */
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
        <section aria-labelledby="nearby" className="mt-12">
          <h2 id="nearby" className="mb-5 text-2xl">
            {searchMessages.nearby(count)}
          </h2>
          <SearchResults
            pages={nearby.pages}
            articles={nearby.articles}
            wanted={nearby.words}
            titleAs="h3"
          />
        </section>
      )}
      {count === 0 && <CommonPages />}
    </>
  )
}
