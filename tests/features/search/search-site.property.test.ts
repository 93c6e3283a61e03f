import fc from 'fast-check'
import { expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import { searchEntries } from '@/content/search-entries'
import { fuzzySearch } from '@/features/search/fuzzy-search'
import { countResults, searchSite } from '@/features/search/search-site'
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

/** A part of some text of the site, or letters of Danish words. */
const query = fc.oneof(
  fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(12))
    .map(([text, from, length]) => text.slice(from % text.length).slice(0, 1 + length)),
  fc.string({ unit: fc.constantFrom(...'aeiouyæøådgklnrst ADÆØÅ.-%'), maxLength: 4 }),
)

const withPlainSpaces = (text: string) => text.replaceAll(/\s+/g, ' ')

test('the search finds exactly the pages and articles that contain the query', () => {
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

test('nothing is found twice, and a correction has results where the query has none', () => {
  fc.assert(
    fc.property(fc.oneof(query, anyText), (text) => {
      const found = search(text)
      expect(new Set([...found.pages, ...found.articles]).size).toBe(countResults(found))
      const near = nearby(text)
      expect(near.pages.filter((page) => found.pages.includes(page))).toEqual([])
      expect(near.articles.filter((article) => found.articles.includes(article))).toEqual([])
      if (near.correction === undefined) return
      expect(countResults(found)).toBe(0)
      expect(countResults(search(near.correction))).toBeGreaterThan(0)
    }),
  )
})
