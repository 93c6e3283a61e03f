/** Abbreviations that another word follows, with their pronunciation. None of them ends a sentence. */
export const nonFinalAbbreviations: Readonly<Record<string, string>> = {
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
export const finalAbbreviations: Readonly<Record<string, string>> = {
  fx: 'for eksempel',
  'kr.': 'kroner',
  'm.m.': 'med mere',
  'min.': 'minutter',
}
