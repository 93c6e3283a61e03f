import { endsWithNonFinalAbbreviation } from '@/features/read-aloud/abbreviations'

/** The offsets of a sentence in a text; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number }

/** The sentences of a Danish text, without the space around them; without Intl.Segmenter the whole text is one. */
export function findSentences(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const end of segmentEnds(text)) {
    // Intl.Segmenter ends a sentence where a capital follows a full stop, as in 'stk. 2. Kommunen' or 'tlf. Anna'.
    if (end < text.length && endsWithNonFinalAbbreviation(text.slice(start, end))) continue
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

function segmentEnds(text: string): number[] {
  if (!('Segmenter' in Intl)) return [text.length]
  const segments = new Intl.Segmenter('da', { granularity: 'sentence' }).segment(text)
  return Array.from(segments, ({ index, segment }) => index + segment.length)
}
