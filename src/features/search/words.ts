import { stopWords } from '@/content/search-words'
import { plainText } from '@/lib/plain-text'

const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text, after plainText. */
export function wordsOf(text: string): readonly string[] {
  return plainText(text).match(WORD) ?? []
}

/** Replaces each word of a text, after plainText, and keeps the characters between them. */
export function replaceWords(text: string, replace: (word: string) => string): string {
  return plainText(text).replaceAll(WORD, replace)
}

/** Normalizes a word for comparison: one form for all cases and spellings (Forløb, forloeb, forlob; idé, ide). */
export function normalized(word: string): string {
  return (
    word
      .toLocaleLowerCase('da')
      // Decomposes å too.
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/ae|æ/g, 'a')
      .replaceAll(/oe|ø/g, 'o')
      .replaceAll('aa', 'a')
  )
}

const MIN_SIGNIFICANT_LENGTH = 3

/** Whether a word says what somebody looks for. */
export function isSignificant(word: string): boolean {
  return word.length >= MIN_SIGNIFICANT_LENGTH && !stopWords.has(word.toLocaleLowerCase('da'))
}

const MIN_STEM_LENGTH = 4

/** Whether a text has all of the words, as part of its own or with another ending; no slips: 'torsdag' is no 'tirsdag'. */
export function hasAllWords(text: string, wanted: readonly string[]): boolean {
  const words = wordsOf(text).map(normalized)
  return wanted
    .map(normalized)
    .every((wantedWord) =>
      words.some(
        (word) =>
          word.includes(wantedWord) ||
          (word.length >= MIN_STEM_LENGTH && wantedWord.startsWith(word)),
      ),
    )
}

/** Shorter words are near to too many others: 'ppr' is no typing mistake for 'pfa'. */
const MIN_LENGTH_WITH_TYPO = 4
/** From this length on the typed word is also compared with the beginnings of longer words. */
const MIN_PREFIX_LENGTH = 6
const MIN_LENGTH_WITH_TWO_TYPOS = 8

/** How similar two normalized words are, in letters: all where the word contains the typed one, fewer with slips. */
export function similarity(typed: string, word: string): number {
  if (word.includes(typed)) return typed.length
  // The first letter is seldom mistyped.
  if (typed.length < MIN_LENGTH_WITH_TYPO || typed[0] !== word[0]) return 0
  const tolerated = typed.length < MIN_LENGTH_WITH_TWO_TYPOS ? 1 : 2
  const least = editDistance(typed, word)
  return least <= tolerated ? typed.length - least : 0
}

/** The edit distance (Damerau-Levenshtein) of the typed word to a word, or to its nearest beginning. */
function editDistance(typed: string, word: string): number {
  let beforeLast: readonly number[] = []
  // The distance of the typed letters so far to the first letters of the word, by their number.
  let last: readonly number[] = Array.from({ length: word.length + 1 }, (_, letters) => letters)
  for (let at = 1; at <= typed.length; at += 1) {
    const row = [at]
    for (let letters = 1; letters <= word.length; letters += 1) {
      const isWrong = typed[at - 1] !== word[letters - 1]
      const isSwapped = typed[at - 1] === word[letters - 2] && typed[at - 2] === word[letters - 1]
      row.push(
        Math.min(
          (last[letters - 1] ?? 0) + Number(isWrong),
          (last[letters] ?? 0) + 1,
          (row[letters - 1] ?? 0) + 1,
          isSwapped ? (beforeLast[letters - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = row
  }
  return Math.min(...last.slice(typed.length < MIN_PREFIX_LENGTH ? -1 : 0))
}
