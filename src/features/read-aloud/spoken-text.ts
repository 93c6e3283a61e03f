import { finalAbbreviations, nonFinalAbbreviations } from '@/content/abbreviations'

const ABBREVIATIONS = { ...nonFinalAbbreviations, ...finalAbbreviations }

const START = String.raw`(?<=^|[\s(])`
const endsWithNonFinal = new RegExp(`${START}(${alternatives(nonFinalAbbreviations)})\\s*$`, 'i')
const abbreviation = new RegExp(`${START}(${alternatives(ABBREVIATIONS)})(?=$|[\\s,.;:)])`, 'gi')

function alternatives(words: Readonly<Record<string, string>>): string {
  return Object.keys(words)
    .map((word) => word.replaceAll('.', String.raw`\.`))
    .join('|')
}

/** The offsets of a sentence in a text; `end` is exclusive. */
type Span = { readonly start: number; readonly end: number }

/** The sentences of a Danish text, without the space around them. */
export function findSentences(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  const segmenter = new Intl.Segmenter('da', { granularity: 'sentence' })
  for (const { index, segment } of segmenter.segment(text)) {
    const end = index + segment.length
    // Intl.Segmenter ends a sentence where a capital follows a full stop, as in 'stk. 2. Kommunen' or 'tlf. Anna'.
    if (end < text.length && endsWithNonFinal.test(text.slice(start, end))) continue
    const sentence = text.slice(start, end)
    const words = sentence.trim()
    if (words !== '') {
      const first = start + sentence.indexOf(words)
      spans.push({ start: first, end: first + words.length })
    }
    start = end
  }
  return spans
}

/** Replaces signs and abbreviations that a voice would spell or skip by their pronunciation. */
export function toSpokenWords(sentence: string): string {
  return sentence
    .replaceAll(/[\u00AD\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/§§ ?/g, 'paragrafferne ')
    .replaceAll(/§ ?/g, 'paragraf ')
    .replaceAll(/(\d) ?[–-] ?(?=\d)/g, '$1 til ')
    .replaceAll(/dag[–-](?=\p{L}+dag\b)/gu, 'dag til ')
    .replace(abbreviation, (written) => ABBREVIATIONS[written.toLowerCase()] ?? written)
}
