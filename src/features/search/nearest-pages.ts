import { type SearchEntry, searchEntries } from '@/content/search-entries'
import { isUrgentQuery } from '@/features/search/urgent-query'
import { normalized, similarity, wordsOf } from '@/features/search/words'
import { decoded } from '@/lib/name-in-link'

const MIN_WORD_LENGTH = 3
const MIN_STEM_LENGTH = 4
const MAX_PAGES = 3

/** The pages most similar to an unknown path, best first, by title, path and keywords: '/pirser' means Priser; none for words of need. */
export function nearestPages(pathname: string): readonly SearchEntry[] {
  const words = decoded(pathname)
  if (isUrgentQuery(words)) return []
  const wanted = normalizedWords(words)
  return (
    searchEntries
      .map((entry) => ({ entry, score: scoreOf(wanted, entry) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ entry }) => entry)
      // Several entries can lead to the same page.
      .filter(({ url }, index, near) => near.findIndex((other) => other.url === url) === index)
      .slice(0, MAX_PAGES)
  )
}

function scoreOf(wanted: readonly string[], entry: SearchEntry): number {
  const known = normalizedWords([entry.title, entry.url, ...entry.keywords].join(' '))
  return wanted
    .map((word) =>
      Math.max(
        0,
        ...known.map((other) => Math.max(sharedStem(word, other), similarity(word, other))),
      ),
    )
    .reduce((sum, length) => sum + length, 0)
}

/** The length of the common beginning of two words; 0 where it is short. */
function sharedStem(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length >= MIN_STEM_LENGTH ? length : 0
}

function normalizedWords(text: string): readonly string[] {
  return wordsOf(text)
    .map(normalized)
    .filter(({ length }) => length >= MIN_WORD_LENGTH)
}
