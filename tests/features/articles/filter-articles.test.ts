import { expect, test } from 'vitest'
import type { ArticleSummary } from '@/content/articles/article'
import { articles } from '@/content/articles/articles'
import { filterArticles } from '@/features/articles/filter-articles'

const [first, second] = articles
if (!first || !second) throw new Error('There are no articles to test with')

const talk: ArticleSummary = {
  ...first,
  title: 'Om at Lytte',
  excerpt: 'En aften for forældre.',
  category: 'Foredrag',
}
const research: ArticleSummary = {
  ...second,
  title: 'Søvn',
  excerpt: 'Fra et foredrag.',
  category: 'Forskning og indsigt',
}
const both = [talk, research]

test.each([
  ['a part of the title', 'LYTTE', [talk]],
  ['a part of the excerpt', 'forældre', [talk]],
  ['a part of the category', 'indsigt', [research]],
  ['different fields of different articles', 'foredrag', both],
  ['other spaces and invisible characters', '\uFEFFom\u00A0at  ly\u00ADtte', [talk]],
  ['no part of any article', 'xyz', []],
  ['only spaces', '  ', both],
])('the article search finds articles by %s: %j', (_what, text, found) => {
  expect(filterArticles(both, text, null)).toEqual(found)
})

test.each([
  ['FORSKNING OG INDSIGT', [research]],
  ['Forskning\u00A0og\u200B  indsigt', [research]],
  ['Forskning', []],
])('the category %j has to be the whole name, in any case', (category, found) => {
  expect(filterArticles(both, '', category)).toEqual(found)
})

test('an article has to match both text and category', () => {
  expect(filterArticles(both, 'foredrag', 'forskning og indsigt')).toEqual([research])
  expect(filterArticles(both, 'lytte', 'forskning og indsigt')).toEqual([])
})
