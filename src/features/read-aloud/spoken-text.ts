/** Abbreviations that another word follows, with their pronunciation. None of them ends a sentence. */
const NON_FINAL: Readonly<Record<string, string>> = {
  'bl.a.': 'blandt andet',
  'ca.': 'cirka',
  'dvs.': 'det vil sige',
  'ekskl.': 'eksklusive',
  'evt.': 'eventuelt',
  'f.eks.': 'for eksempel',
  'fx.': 'for eksempel',
  'inkl.': 'inklusive',
  'jf.': 'jævnfør',
  'kl.': 'klokken',
  'mht.': 'med hensyn til',
  'nr.': 'nummer',
  'pga.': 'på grund af',
  'pr.': 'per',
  'stk.': 'stykke',
  'tlf.': 'telefon',
  'vedr.': 'vedrørende',
}

/** Abbreviations that can end a sentence. */
const LAST: Readonly<Record<string, string>> = {
  fx: 'for eksempel',
  'kr.': 'kroner',
  'm.m.': 'med mere',
  'min.': 'minutter',
}

const ABBREVIATIONS = { ...NON_FINAL, ...LAST }

const START = String.raw`(?<=^|[\s(])`
const endsWithNonFinal = new RegExp(`${START}(${alternatives(NON_FINAL)})\\s*$`, 'i')
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
