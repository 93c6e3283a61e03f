import type { SearchEntry } from '@/content/search-entries'
import { bestPages } from '@/features/search/best-pages'
import { isUrgentQuery } from '@/features/search/urgent-query'
import { normalized, similarity, wordsOf } from '@/features/search/words'
import { decoded } from '@/lib/name-in-link'

const MIN_WORD_LENGTH = 3
const MIN_STEM_LENGTH = 4

/** The pages most similar to an unknown path, best first, by title, path and keywords: '/pirser' means Priser; none for words of need. */
export function nearestPages(pathname: string): readonly SearchEntry[] {
  const words = decoded(pathname)
  if (isUrgentQuery(words)) return []
  const wanted = normalizedWords(words)
  return bestPages(({ title, url, keywords }) => {
    const known = normalizedWords([title, url, ...keywords].join(' '))
    const letters = wanted.map((word) =>
      Math.max(0, ...known.flatMap((other) => [sharedStem(word, other), similarity(word, other)])),
    )
    return letters.reduce((sum, count) => sum + count, 0)
  })
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
