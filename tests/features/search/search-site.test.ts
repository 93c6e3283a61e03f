import { Mic } from 'lucide-react'
import { expect, test } from 'vitest'
import type { ArticleSummary } from '@/content/articles/article'
import type { SearchEntry } from '@/content/search-entries'
import { searchSite } from '@/features/search/search-site'

const page = {
  id: 'school-refusal',
  title: 'Skolevægring',
  description: 'Når et barn ikke kan komme af sted.',
  url: '/services/skolevaegring',
  category: 'Ydelser',
  keywords: ['mavepine', 'ÅRSPRØVE'],
} as const satisfies SearchEntry

const article = {
  id: 'mistrivsel-i-familien',
  title: 'Mistrivsel i familien',
  excerpt: 'Et interview om søskende.',
  date: '2025-03-04',
  category: 'Presseomtale',
  icon: Mic,
  iconBg: 'egg',
  iconColor: 'primary',
} as const satisfies ArticleSummary

test.each(['', ' \t\n', '\u200B', '\u00AD \uFEFF', '.*'])(
  'the search finds nothing for %j',
  (query) => {
    expect(searchSite(query, [page], [article])).toEqual({ pages: [], articles: [] })
  },
)

test.each([
  ['its title', 'vægring'],
  ['its description', 'komme af'],
  ['a keyword', 'mavep'],
  ['its title in capitals', 'SKOLEVÆGRING'],
  ['a keyword in another case', 'årsprøve'],
  ['one letter', 'k'],
  ['spaces around the words', '  skolev '],
  ['soft hyphens and zero-width characters', '\uFEFFskole\u00ADvæg\u200Bring\u200E'],
])('the search finds a page by %s', (_by, query) => {
  expect(searchSite(query, [page], []).pages).toEqual([page])
})

test.each([
  ['its title', 'mistrivsel'],
  ['its excerpt', 'SØSKENDE'],
  ['its category', 'presse'],
])('the search finds an article by %s', (_by, query) => {
  expect(searchSite(query, [], [article]).articles).toEqual([article])
})

test("the search does not look at a page's category or at an article's address", () => {
  expect(searchSite('ydelser', [page], []).pages).toEqual([])
  expect(searchSite('familien-', [], [article]).articles).toEqual([])
})

test('the search puts matches in the title before other matches, and omits none', () => {
  const mentions = Array.from({ length: 30 }, (_, index) => ({
    ...page,
    id: `mention-${index}`,
    title: 'En anden side',
    keywords: ['skolevægring'],
  }))
  const { pages } = searchSite('skolevægring', [...mentions, page], [])
  expect(pages).toEqual([page, ...mentions])
})
