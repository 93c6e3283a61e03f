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
