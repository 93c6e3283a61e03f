import { plainText } from '@/lib/plain-text'

const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text, as plainText writes them. */
export function wordsOf(text: string): readonly string[] {
  return plainText(text).match(WORD) ?? []
}

/** The plain text with each of its words exchanged, and all that stands between them as it is. */
export function withWords(text: string, exchange: (word: string) => string): string {
  return plainText(text).replaceAll(WORD, exchange)
}

/**
 * A word in small letters, with æ, ø and å as everybody may write them: forløb, forloeb and forlob become the
 * same, and so do idé and ide.
 */
export function folded(word: string): string {
  return (
    word
      .toLocaleLowerCase('da')
      // Takes å apart, too.
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/ae|æ/g, 'a')
      .replaceAll(/oe|ø/g, 'o')
      .replaceAll('aa', 'a')
  )
}
