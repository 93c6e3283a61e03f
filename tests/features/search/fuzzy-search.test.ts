import { expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import { searchEntries } from '@/content/search-entries'
import { fuzzySearch } from '@/features/search/fuzzy-search'
import { searchSite } from '@/features/search/search-site'
import { wordEntries } from '@/features/search/word-entries'

const searchFuzzily = fuzzySearch(searchEntries, articles, wordEntries)

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
])('%s is meant as %s', (query, correction, title) => {
  const { pages, articles: noArticles } = searchSite(query, searchEntries, articles)
  expect([...pages, ...noArticles]).toEqual([])
  expect(searchFuzzily(query).correction).toBe(correction)
  expect(titles(query)).toContain(title)
})

test.each(['pi\u00ADrser', '\uFEFFpirser\u00A0'])('understands %j', (query) => {
  expect(titles(query)).toContain('Priser')
})

test('the fuzzy search accepts decomposed letters', () => {
  const composed = 'pårørrende'
  expect(searchFuzzily(composed.normalize('NFD'))).toEqual(searchFuzzily(composed))
  expect(searchFuzzily(composed).words).not.toEqual([])
})

test('names what it went by, in the spelling of the site', () => {
  expect(searchFuzzily('pirser').words).toEqual(['priser'])
})

test('the fuzzy search finds words that do not stand together', () => {
  expect(searchSite('adhd samtaler', searchEntries, articles).pages).toEqual([])
  expect(titles('adhd samtaler')).not.toEqual([])
  expect(searchFuzzily('adhd samtaler').correction).toBeUndefined()
})

test('a query that finds something needs no correction, and nothing is offered twice', () => {
  const exact = searchSite('forældre', searchEntries, articles)
  const near = searchFuzzily('forældre')
  expect(near.correction).toBeUndefined()
  expect(near.pages.filter((page) => exact.pages.includes(page))).toEqual([])
  expect(near.articles.filter((article) => exact.articles.includes(article))).toEqual([])
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
  'offers nothing for %j',
  (query) => {
    expect(searchFuzzily(query)).toEqual({ pages: [], articles: [], words: [] })
  },
)
