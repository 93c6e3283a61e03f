import { afterEach, expect, test, vi } from 'vitest'
import { findSentences } from '@/features/read-aloud/sentences'

function sentencesOf(text: string): string[] {
  return findSentences(text).map(({ start, end }) => text.slice(start, end))
}

afterEach(() => vi.unstubAllGlobals())

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

test('without Intl.Segmenter the whole text is one sentence', () => {
  vi.stubGlobal('Intl', {})
  expect(sentencesOf(' Et. To. ')).toEqual(['Et. To.'])
})
