import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchEntries } from '@/content/search-entries'
import { nearestPages } from '@/features/search/nearest-pages'
import { anyText } from '../../helpers/any-text'

const words = searchEntries.flatMap(({ title, url, keywords }) => [title, url, ...keywords])
const pathname = fc
  .array(fc.oneof(fc.constantFrom(...words), anyText), { maxLength: 4 })
  .map((segments) => `/${segments.join('/')}`)

test('whatever address was typed, at most three pages are near, each once', () => {
  fc.assert(
    fc.property(pathname, (typed) => {
      const near = nearestPages(typed, searchEntries)
      expect(near.length).toBeLessThanOrEqual(3)
      expect(new Set(near.map(({ url }) => url)).size).toBe(near.length)
      expect(searchEntries).toEqual(expect.arrayContaining([...near]))
    }),
  )
})

test('the same pages are near however the address is written', () => {
  fc.assert(
    fc.property(fc.constantFrom(...words), (word) => {
      const near = nearestPages(`/${word}`, searchEntries)
      expect(nearestPages(`/${encodeURIComponent(word)}`, searchEntries)).toEqual(near)
      expect(nearestPages(`/${word.toUpperCase()}`, searchEntries)).toEqual(near)
    }),
  )
})

test('the title of a page leads to something', () => {
  fc.assert(
    fc.property(fc.constantFrom(...searchEntries), ({ title }) => {
      fc.pre(/\p{L}{3}/u.test(title))
      expect(nearestPages(`/${title}`, searchEntries)).not.toEqual([])
    }),
  )
})
