import { urgentAsWritten, urgentPhrases, urgentWords } from '@/content/search-words'
import { normalized, similarity, wordsOf } from '@/features/search/words'

const BARE: Readonly<Record<string, string>> = { æ: 'æa', ø: 'øo', å: 'åa' }

// Between spaces, since \b takes Danish letters for the ends of words.
const URGENT_PATTERN = new RegExp(
  ` (?:${[...urgentPhrases.map(withBareLetters), ...urgentAsWritten]
    .join('|')
    .replaceAll(/(?<!\.)\*/g, '[^ ]*')}) `,
)

const URGENT_WORDS = urgentWords.map(normalized)

/**
 * Whether a query, or the words of an address, are those of somebody in need: suicide, self-harm, violence, abuse or
 * urgent help, with ae, oe, aa or slips too.
 */
export function isUrgentQuery(text: string): boolean {
  const words = wordsOf(text)
  return URGENT_PATTERN.test(` ${inDanish(words.join(' '))} `) || words.some(isNearUrgentWord)
}

/** A pattern that also matches bare letters in place of the Danish ones. */
function withBareLetters(pattern: string): string {
  return pattern.replaceAll(/[æøå]/g, (letter) => `[${BARE[letter]}]`)
}

/** Writes ae, oe and aa as the letters that they stand for. */
function inDanish(text: string): string {
  return text
    .toLocaleLowerCase('da')
    .replaceAll(/ae|ä/g, 'æ')
    .replaceAll(/oe|ö/g, 'ø')
    .replaceAll('aa', 'å')
}

function isNearUrgentWord(word: string): boolean {
  const typed = normalized(word)
  return URGENT_WORDS.some(
    (urgent) => typed.length >= urgent.length - 1 && similarity(typed, urgent) >= typed.length - 1,
  )
}
