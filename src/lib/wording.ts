/** English words, such as a server's message. */
type ForeignWords = { readonly words: string; readonly lang: 'en' }

/** A Danish text in which words of another language are marked, for screen readers. */
export type Wording = string | readonly (string | ForeignWords)[]

export function inEnglish(words: string): Wording {
  return [{ words, lang: 'en' }]
}

/** Inserts wordings into a Danish sentence: wording`Kunne ikke hente kurser: ${inEnglish('JWT expired')}` */
export function wording(sentence: TemplateStringsArray, ...parts: readonly Wording[]): Wording {
  return sentence.flatMap((danish, index) => [danish, parts[index] ?? []].flat()).filter(Boolean)
}
