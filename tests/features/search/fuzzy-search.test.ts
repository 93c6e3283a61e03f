import { expect, test } from 'vitest'
import { searchFuzzily } from '@/features/search/fuzzy-search'
import { countResults, searchSite } from '@/features/search/search-site'

function titles(query: string): string[] {
  return searchFuzzily(query).pages.map(({ title }) => title)
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
  expect(countResults(searchSite(query))).toBe(0)
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
  expect(searchSite('adhd samtaler').pages).toEqual([])
  expect(titles('adhd samtaler')).not.toEqual([])
  expect(searchFuzzily('adhd samtaler').correction).toBeUndefined()
})

test('the fuzzy search offers the explanation of a term', () => {
  expect(searchFuzzily('ppr').pages).toContainEqual(
    expect.objectContaining({
      title: 'Hvad betyder ”PPR”?',
      url: '/ordliste#ppr',
      category: 'Ordliste',
    }),
  )
})

test('the fuzzy search ignores stop words', () => {
  expect(titles('hvad koster det')).toContain('Priser')
  expect(searchFuzzily('hvad koster det').words).toEqual(['koster'])
})

test.each(['', 'a', 'ikke det', 'hund', 'xyzzy', 'elefant', '.*'])(
  'the fuzzy search finds nothing for %j',
  (query) => {
    expect(searchFuzzily(query)).toEqual({ pages: [], articles: [], words: [] })
  },
)

test.each(['selvmord', 'selvmor', 'selvskade', 'akut', 'overgreb', 'vold i hjemmet', 'doe'])(
  'the fuzzy search leads nobody in need to a similar word: %s',
  (query) => {
    expect(searchFuzzily(query)).toEqual({ pages: [], articles: [], words: [] })
  },
)

test('the fuzzy search repeats no exact result', () => {
  const exact = searchSite('skole')
  expect(countResults(exact)).toBeGreaterThan(0)
  const { pages, articles } = searchFuzzily('skole')
  expect(pages.filter((page) => exact.pages.includes(page))).toEqual([])
  expect(articles.filter((article) => exact.articles.includes(article))).toEqual([])
})
