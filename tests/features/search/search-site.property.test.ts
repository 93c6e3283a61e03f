import fc from 'fast-check'
import { expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import { searchEntries } from '@/content/search-entries'
import { fuzzySearch } from '@/features/search/fuzzy-search'
import { searchSite } from '@/features/search/search-site'
import { wordEntries } from '@/features/search/word-entries'
import { anyText } from '../../helpers/any-text'

const nearby = fuzzySearch(searchEntries, articles, wordEntries)
const search = (query: string) => searchSite(query, searchEntries, articles)

const pages = searchEntries.map((page) => ({
  id: page.id,
  words: [page.title, page.description, ...page.keywords],
}))
const articleWords = articles.map((article) => ({
  id: article.id,
  words: [article.title, article.excerpt, article.category],
}))
const texts = [...pages, ...articleWords].flatMap(({ words }) => words)

/** A stretch of something that the site says, or letters as Danes type them. */
const query = fc.oneof(
  fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(12))
    .map(([text, from, length]) => text.slice(from % text.length).slice(0, 1 + length)),
  fc.string({ unit: fc.constantFrom(...'aeiouyæøådgklnrst ADÆØÅ.-%'), maxLength: 4 }),
)

const withPlainSpaces = (text: string) => text.replaceAll(/\s+/g, ' ')

test('the search finds exactly what contains the query', () => {
  fc.assert(
    fc.property(query, (text) => {
      const wanted = withPlainSpaces(text.trim().toLowerCase())
      fc.pre(wanted !== '')
      const holders = (all: typeof pages) =>
        all.filter(({ words }) =>
          words.some((word) => withPlainSpaces(word.toLowerCase()).includes(wanted)),
        )
      const found = search(text)
      const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)
      expect(ids(found.pages).sort()).toEqual(ids(holders(pages)).sort())
      expect(ids(found.articles)).toEqual(ids(holders(articleWords)))
    }),
  )
})

test('the search finds the same in capitals, in small letters and with blanks around', () => {
  fc.assert(
    fc.property(query, fc.constantFrom('', ' ', '\t', '\u00a0'), (text, blank) => {
      const found = search(text)
      expect(search(text.toUpperCase())).toEqual(found)
      expect(search(text.toLowerCase())).toEqual(found)
      expect(search(`${blank}${text}${blank}`)).toEqual(found)
    }),
  )
})

test('the search finds the same with decomposed letters, other spaces and invisible characters', () => {
  fc.assert(
    fc.property(query, fc.constantFrom('\u00AD', '\u200B', '\uFEFF'), (text, invisible) => {
      const found = search(text)
      expect(search(text.normalize('NFD'))).toEqual(found)
      expect(search(text.replaceAll(' ', '\u2009\u00A0'))).toEqual(found)
      expect(search(Array.from(text).join(invisible))).toEqual(found)
    }),
  )
})

test('a longer query finds nothing that its beginning does not find', () => {
  fc.assert(
    fc.property(query, query, (text, more) => {
      fc.pre(text.trim() !== '')
      const found = search(text)
      const narrowed = search(`${text}${more}`)
      expect(found.pages).toEqual(expect.arrayContaining([...narrowed.pages]))
      expect(found.articles).toEqual(expect.arrayContaining([...narrowed.articles]))
    }),
  )
})

test('no query fails or finds anything twice', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const found = search(text)
      expect(new Set(found.pages).size).toBe(found.pages.length)
      expect(new Set(found.articles).size).toBe(found.articles.length)
    }),
  )
})

test('suggestions never repeat the results, and a correction has results', () => {
  fc.assert(
    fc.property(fc.oneof(query, anyText), (text) => {
      const found = search(text)
      const near = nearby(text)
      expect(near.pages.filter((page) => found.pages.includes(page))).toEqual([])
      expect(near.articles.filter((article) => found.articles.includes(article))).toEqual([])
      if (near.correction === undefined) return
      expect([...found.pages, ...found.articles]).toEqual([])
      const meant = search(near.correction)
      expect([...meant.pages, ...meant.articles]).not.toEqual([])
    }),
  )
})
