import { paths } from '@/content/paths'
import { type SearchEntry, searchEntries } from '@/content/search-entries'
import { bestPages } from '@/features/search/best-pages'
import { isUrgentQuery } from '@/features/search/urgent-query'
import { isSignificant, normalized, similarity, wordsOf } from '@/features/search/words'

const MIN_SHARE = 2 / 3
/** Shorter words are compared as they are: 'mor' is no typing mistake for 'mod'. */
const MIN_SIMILAR_LENGTH = 4
/** An inflected form is that much longer or shorter at most: 'skolerne' is a form of 'skole', 'skoleindsats' is not. */
const MAX_ENDING = 3
/** Many words in order are a phrase, also without a significant one: 'hvem er vi'. */
const MIN_PHRASE = 3

/** The titles and keywords of each page, by their words; nobody asks for the front page. */
const phrasesOf = new Map(
  searchEntries
    .filter(({ url }) => url !== paths.home)
    .map((entry) => [entry, [entry.title, ...entry.keywords].map(wordsOf).filter(isAsked)]),
)

/**
 * The pages that answer a question, best first: those whose title or keyword has all of its words in it, whichever
 * stand between them. None for single words and lists of them, which the searches understand.
 */
export function answersTo(query: string): readonly SearchEntry[] {
  const words = wordsOf(query)
  const isSentence = words.some(isSignificant) && !words.every(isSignificant)
  if (!isSentence || isUrgentQuery(query)) return []
  const typed = words.map(normalized)
  return bestPages((entry) => {
    const phrases = phrasesOf.get(entry) ?? []
    return Math.max(0, ...phrases.map((phrase) => lettersFound(phrase, typed)))
  }, MIN_SHARE)
}

function isAsked(phrase: readonly string[]): boolean {
  return phrase.some(isSignificant) || phrase.length >= MIN_PHRASE
}

/** The typed letters that stand for a phrase; 0 unless each of its words is among the typed ones. */
function lettersFound(phrase: readonly string[], typed: readonly string[]): number {
  const found = phrase.map((word) => typed.find((other) => isSameWord(other, normalized(word))))
  return found.includes(undefined) ? 0 : found.join('').length
}

/** Whether two normalized words are one, apart from its ending and a slip. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  return (
    Math.min(one.length, other.length) >= MIN_SIMILAR_LENGTH &&
    Math.abs(one.length - other.length) <= MAX_ENDING &&
    one[0] === other[0] &&
    Math.max(similarity(one, other), similarity(other, one)) > 0
  )
}
