import { expect, test } from 'vitest'
import { findSentences, toSpokenWords } from '@/features/read-aloud/spoken-text'

function sentencesOf(text: string): string[] {
  return findSentences(text).map(({ start, end }) => text.slice(start, end))
}

test.each([
  ['I er velkomne. Ring, når I kan.', ['I er velkomne.', 'Ring, når I kan.']],
  ['  Kan vi ringe?\n  Ja!  ', ['Kan vi ringe?', 'Ja!']],
  ['Se barnets lov § 32, stk. 1, nr. 3. Spørg kommunen.', 2],
  ['Det følger af stk. 2. Kommunen skal svare.', ['Det følger af stk. 2.', 'Kommunen skal svare.']],
  ['Vi mødes kl. 9.30 hver gang.', 1],
  ['Ring til fx. Anna, tlf. 12 34 56 78.', 1],
  ['Bl.a. Mette, Anna og inkl. Materialer.', 1],
  ['Den 12. maj holder vi lukket.', 1],
  ['En samtale koster 1.200 kr. Vi sender en regning.', 2],
  [' \n ', 0],
])('the sentences of %j are %j', (text, expected) => {
  const sentences = sentencesOf(text)
  if (typeof expected === 'number') expect(sentences).toHaveLength(expected)
  else expect(sentences).toEqual(expected)
})

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
