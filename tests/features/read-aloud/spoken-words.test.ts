import { expect, test } from 'vitest'
import { toSpokenWords } from '@/features/read-aloud/spoken-words'

test.each([
  ['fami\u00ADlie\nog   ven', 'familie og ven'],
  ['Barnets lov §\u00A032, stk.\u00A01, nr.\u00A03', 'Barnets lov paragraf 32, stykke 1, nummer 3'],
  ['§§ 32 og 90', 'paragrafferne 32 og 90'],
  ['mandag-\u2060fredag 9:00-\u206015:00', 'mandag til fredag 9:00 til 15:00'],
  ['15–20 år', '15 til 20 år'],
  ['børne-ungeliv og e-mail', 'børne-ungeliv og e-mail'],
  ['1.200 kr. pr. time, inkl. moms', '1.200 kroner per time, inklusive moms'],
  ['Koster 300 kr.', 'Koster 300 kroner'],
  ['fx skolen, bl.a. (ca. 10 min.)', 'for eksempel skolen, blandt andet (cirka 10 minutter)'],
  ['Nr. 5, kl. 9', 'nummer 5, klokken 9'],
  ['svar. Et program', 'svar. Et program'],
])('%j is spoken as %j', (written, spoken) => {
  expect(toSpokenWords(written)).toBe(spoken)
})
