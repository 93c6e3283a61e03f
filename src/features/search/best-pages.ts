import { type SearchEntry, searchEntries } from '@/content/search-entries'

const MAX_PAGES = 3

/**
 * The pages with the highest scores above 0, best first, each once: several entries can lead to the same page.
 * @param minShare of the best score; a page that has less is none beside the best
 */
export function bestPages(
  scoreOf: (entry: SearchEntry) => number,
  minShare = 0,
): readonly SearchEntry[] {
  const scored = searchEntries.map((entry) => ({ entry, score: scoreOf(entry) }))
  const best = Math.max(...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score > best * minShare)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
    .filter(({ url }, index, all) => all.findIndex((other) => other.url === url) === index)
    .slice(0, MAX_PAGES)
}
