import type { SearchEntry } from '@/content/search-entries'

const SHORTEST_STEM = 4
const MOST_PAGES = 3

/**
 * The pages that somebody may have meant by an address that does not exist, best first: those whose title,
 * address or keywords begin like a word of it ('/services/skolevaring' means Skolevægring).
 */
export function nearestPages(
  pathname: string,
  entries: readonly SearchEntry[],
): readonly SearchEntry[] {
  const wanted = wordsOf(pathname)
  const scores = new Map(entries.map((entry) => [entry, likeness(wanted, entry)]))
  const scoreOf = (entry: SearchEntry) => scores.get(entry) ?? 0
  return (
    entries
      .filter((entry) => scoreOf(entry) > 0)
      .toSorted((one, other) => scoreOf(other) - scoreOf(one))
      // Several entries lead to the same page.
      .filter(({ url }, index, near) => near.findIndex((other) => other.url === url) === index)
      .slice(0, MOST_PAGES)
  )
}

function likeness(wanted: readonly string[], entry: SearchEntry): number {
  const known = wordsOf([entry.title, entry.url, ...entry.keywords].join(' '))
  return wanted
    .map((word) => Math.max(0, ...known.map((other) => sharedStem(word, other))))
    .reduce((sum, length) => sum + length, 0)
}

/** How many letters two words begin with alike; 0 where that says nothing. */
function sharedStem(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return one === other || length >= SHORTEST_STEM ? length : 0
}

/** Addresses write æ, ø and å in several ways (forlob, foraeldre, skolevægring): here all become one. */
function wordsOf(text: string): string[] {
  const folded = decoded(text)
    .toLocaleLowerCase('da')
    .replaceAll(/ae|æ/g, 'a')
    .replaceAll(/oe|ø/g, 'o')
    .replaceAll(/aa|å/g, 'a')
  return folded.match(/[a-z0-9]{3,}/g) ?? []
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // An address need not be well-formed.
    return pathname
  }
}
