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

const START = String.raw`(?<=^|[\s(])`
const leadsOn = new RegExp(`${START}(${alternatives(NON_FINAL)})\\s*$`, 'i')
const abbreviation = new RegExp(
  `${START}(${alternatives(NON_FINAL)}|${alternatives(LAST)})(?=$|[\\s,.;:)])`,
  'gi',
)

function alternatives(words: Readonly<Record<string, string>>): string {
  return Object.keys(words)
    .map((word) => word.replaceAll('.', String.raw`\.`))
    .join('|')
}

/** Whether the last word of a text is an abbreviation that another word follows. */
export function endsWithNonFinalAbbreviation(text: string): boolean {
  return leadsOn.test(text)
}

/** Writes out the abbreviations of a text. */
export function writeOutAbbreviations(text: string): string {
  return text.replace(abbreviation, (written) => {
    const key = written.toLowerCase()
    return NON_FINAL[key] ?? LAST[key] ?? written
  })
}
