/** Words in another language than the page's, as a server sends them. */
type ForeignWords = { readonly words: string; readonly lang: 'en' }

/** Words for a reader: Danish, in which those of another language are marked, so that a screen reader speaks it. */
export type Wording = string | readonly (string | ForeignWords)[]

/** Marks words as English. */
export function inEnglish(words: string): Wording {
  return [{ words, lang: 'en' }]
}

/**
 * Puts wordings into a Danish sentence, each with its marks:
 *
 *     wording`Kunne ikke hente kurser: ${inEnglish('JWT expired')}`
 */
export function wording(sentence: TemplateStringsArray, ...parts: readonly Wording[]): Wording {
  return sentence
    .flatMap((danish, index) => [danish, ...partsOf(parts[index] ?? [])])
    .filter(Boolean)
}

function partsOf(text: Wording): readonly (string | ForeignWords)[] {
  return typeof text === 'string' ? [text] : text
}
