import type { SearchEntry } from '@/content/search-entries'
import { folded, wordsOf } from '@/features/search/folded-words'
import { likeness } from '@/features/search/likeness'
import { decoded } from '@/lib/decoded'

const SHORTEST_WORD = 3
const SHORTEST_STEM = 4
const MOST_PAGES = 3

/**
 * The pages that somebody may have meant by an address that does not exist, best first: those whose title,
 * address or keywords begin like a word of it ('/services/skolevaring' means Skolevægring), or are it but for a
 * slip of the finger ('/pirser' means Priser).
 */
export function nearestPages(
  pathname: string,
  entries: readonly SearchEntry[],
): readonly SearchEntry[] {
  const wanted = foldedWords(decoded(pathname))
  const scores = new Map(entries.map((entry) => [entry, scoreOf(wanted, entry)]))
  const score = (entry: SearchEntry) => scores.get(entry) ?? 0
  return (
    entries
      .filter((entry) => score(entry) > 0)
      .toSorted((one, other) => score(other) - score(one))
      // Several entries lead to the same page.
      .filter(({ url }, index, near) => near.findIndex((other) => other.url === url) === index)
      .slice(0, MOST_PAGES)
  )
}

function scoreOf(wanted: readonly string[], entry: SearchEntry): number {
  const known = foldedWords([entry.title, entry.url, ...entry.keywords].join(' '))
  return wanted
    .map((word) =>
      Math.max(
        0,
        ...known.map((other) => Math.max(sharedStem(word, other), likeness(word, other))),
      ),
    )
    .reduce((sum, length) => sum + length, 0)
}

/** How many letters two words begin with alike; 0 where that says nothing. */
function sharedStem(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length >= SHORTEST_STEM ? length : 0
}

function foldedWords(text: string): readonly string[] {
  return wordsOf(text)
    .map(folded)
    .filter(({ length }) => length >= SHORTEST_WORD)
}
