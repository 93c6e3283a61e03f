import { Mic } from 'lucide-react'
import { expect, test } from 'vitest'
import { findableArticle, findablePage, searchSite } from '@/features/search/search-site'

const page = findablePage({
  id: 'school-refusal',
  title: 'Skolevægring',
  description: 'Når et barn ikke kan komme af sted.',
  url: '/services/skolevaegring',
  category: 'Ydelser',
  keywords: ['mavepine', 'ÅRSPRØVE'],
})

const article = findableArticle({
  id: 'mistrivsel-i-familien',
  title: 'Mistrivsel i familien',
  excerpt: 'Et interview om søskende.',
  date: '2025-03-04',
  category: 'Presseomtale',
  icon: Mic,
  iconBg: 'egg',
  iconColor: 'primary',
})

test.each([
  ...['', ' \t\n', '\u200B', '\u00AD \uFEFF', '.*'],
  // The category of a page, and the address of an article.
  ...['ydelser', 'familien-'],
])('the search finds nothing for %j', (query) => {
  expect(searchSite(query, [page, article])).toEqual([])
})

test.each([
  ['its title', 'vægring'],
  ['its description', 'komme af'],
  ['a keyword', 'mavep'],
  ['its title in capitals', 'SKOLEVÆGRING'],
  ['a keyword in another case', 'årsprøve'],
  ['one letter', 'v'],
  ['spaces around the words', '  skolev '],
  ['soft hyphens and zero-width characters', '\uFEFFskole\u00ADvæg\u200Bring\u200E'],
])('the search finds a page by %s', (_by, query) => {
  expect(searchSite(query, [page])).toEqual([page])
})

test.each([
  ['its title', 'mistrivsel'],
  ['its excerpt', 'SØSKENDE'],
  ['its category', 'presse'],
])('the search finds an article by %s', (_by, query) => {
  expect(searchSite(query, [page, article])).toEqual([article])
})

test('the search puts pages with the query in their title first, and omits none', () => {
  const mentions = Array.from({ length: 30 }, (_, index) => ({
    ...page,
    id: `mention-${index}`,
    title: 'En anden side',
    keywords: ['mistrivsel'],
  }))
  const titled = { ...page, title: 'Mistrivsel' }
  expect(searchSite('mistrivsel', [...mentions, titled, article])).toEqual([
    titled,
    ...mentions,
    article,
  ])
})
