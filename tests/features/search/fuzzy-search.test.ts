import { expect, test } from 'vitest'
import { searchFuzzily } from '@/features/search/fuzzy-search'
import { searchSite } from '@/features/search/search-site'

function titles(query: string): string[] {
  return searchFuzzily(query).results.map(({ title }) => title)
}

test.each([
  ['skolevaegring', 'skolevægring', 'Skolevægring'],
  ['skolevagring', 'skolevægring', 'Skolevægring'],
  ['SKOLEVÆRGING', 'skolevægring', 'Skolevægring'],
  ['pirser', 'priser', 'Priser'],
  ['kontkat', 'kontakt', 'Kontakt'],
  ['foraeldrevejledning', 'forældrevejledning', 'Forældrevejledning'],
  ['aflastnig', 'aflastning', 'Afløsning og Aflastning'],
  ['nevrofeedback', 'neurofeedback', 'Priser'],
])('the fuzzy search corrects %s to %s', (query, correction, title) => {
  expect(searchSite(query)).toEqual([])
  expect(searchFuzzily(query).correction).toBe(correction)
  expect(titles(query)).toContain(title)
})

test.each(['pi\u00ADrser', '\uFEFFpirser\u00A0', 'PIRSER'])(
  'the fuzzy search names the words of the site that %j matches',
  (query) => {
    expect(titles(query)).toContain('Priser')
    expect(searchFuzzily(query).words).toEqual(['priser'])
  },
)

test('the fuzzy search finds words that are not adjacent', () => {
  expect(searchSite('adhd samtaler')).toEqual([])
  expect(titles('adhd samtaler')).not.toEqual([])
  expect(searchFuzzily('adhd samtaler').correction).toBeUndefined()
})

test('the fuzzy search offers the explanation of a term', () => {
  expect(searchFuzzily('ppr').results).toContainEqual(
    expect.objectContaining({
      title: 'Hvad betyder ”PPR”?',
      to: '/ordliste#ppr',
      kind: 'Ordliste',
    }),
  )
})

test('the fuzzy search ignores stop words', () => {
  expect(titles('hvad koster det')).toContain('Priser')
  expect(searchFuzzily('hvad koster det').words).toEqual(['koster'])
})

test.each([
  ...['', 'a', 'ikke det', 'hund', 'xyzzy', 'elefant', '.*'],
  // Nobody in need is led to a similar word.
  ...['selvmord', 'selvmor', 'selvskade', 'akut', 'overgreb', 'vold i hjemmet', 'doe'],
])('the fuzzy search finds nothing for %j', (query) => {
  expect(searchFuzzily(query)).toEqual({ results: [], words: [] })
})

test('the fuzzy search repeats no exact result', () => {
  const exact = searchSite('skole')
  expect(exact).not.toEqual([])
  const { results } = searchFuzzily('skole')
  expect(results).not.toEqual([])
  expect(results.filter((result) => exact.includes(result))).toEqual([])
})
