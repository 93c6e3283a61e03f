import { searchMessages } from '@/features/search/messages'
import type { NearbyResults } from '@/features/search/search-nearby'
import { SearchResults } from '@/features/search/search-results'

/** What may have been meant. @param count how many results stand above */
export function Nearby({ nearby, count }: { nearby: NearbyResults; count: number }) {
  return (
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
  )
}
