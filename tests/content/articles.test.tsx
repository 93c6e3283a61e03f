import { expect, test } from 'vitest'
import { ARTICLE_CATEGORIES } from '@/content/articles/article'
import { ARTICLE_IDS } from '@/content/articles/article-ids'
import { loadArticleText } from '@/content/articles/article-texts'
import { articles } from '@/content/articles/articles'
import { COURSE_TABS } from '@/content/courses'
import { externalLinks } from '@/content/external-links'
import { aliases, articlePath, paths } from '@/content/paths'
import { site } from '@/content/site'
import { wordList } from '@/content/word-list'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { isLocalDate } from '@/lib/local-date'

const ALLOWED_TAGS = ['A', 'BLOCKQUOTE', 'H2', 'LI', 'P', 'STRONG', 'UL']
const INTERNAL_LINKS = new Set<string>([
  ...Object.values(paths),
  ...Object.keys(aliases),
  ...ARTICLE_IDS.map(articlePath),
  ...COURSE_TABS.map((tab) => `${paths.courses}#${tab}`),
  ...wordList.map(({ id }) => `${paths.wordList}#${id}`),
])
const EXTERNAL_LINKS = new Set<string>(Object.values(externalLinks))

const elements = await Promise.all(
  articles.map(async ({ id, title, excerpt }) => {
    const body = document.createElement('div')
    body.innerHTML = await loadArticleText(id)
    return { title, excerpt, body }
  }),
)

function wordCount(text: string | null): number {
  return text?.split(/\s+/).filter(Boolean).length ?? 0
}

test('there are the nine articles of the specification, each once', () => {
  expect(articles).toHaveLength(9)
  expect(articles.map(({ id }) => id).toSorted()).toEqual(ARTICLE_IDS.toSorted())
})

test('stand newest first, on days that exist and are past', () => {
  const dates = articles.map(({ date }) => date)
  expect(dates.filter((date) => !isLocalDate(date))).toEqual([])
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(dates.filter((date) => date > todayInCopenhagen())).toEqual([])
})

test('every category has an article', () => {
  const used = new Set(articles.map(({ category }) => category))
  expect([...used].toSorted()).toEqual(ARTICLE_CATEGORIES.toSorted())
})

test.each(elements)('$title has a short excerpt and a text of some length', (article) => {
  expect(wordCount(article.excerpt)).toBeLessThanOrEqual(30)
  expect(wordCount(article.body.textContent)).toBeGreaterThanOrEqual(300)
})

test.each(elements)('$title uses only the tags that an article may have', ({ body }) => {
  const tags = Array.from(body.querySelectorAll('*'), ({ tagName }) => tagName)
  expect(tags).toContain('H2')
  expect(tags.filter((tag) => !ALLOWED_TAGS.includes(tag))).toEqual([])
})

test.each(elements)('every link of $title leads somewhere', ({ body }) => {
  const hrefs = Array.from(body.querySelectorAll('a'), (link) => link.getAttribute('href') ?? '')
  expect(hrefs).not.toEqual([])
  const isKnown = (href: string) =>
    INTERNAL_LINKS.has(href) ||
    EXTERNAL_LINKS.has(href) ||
    /^tel:\d+$/.test(href) ||
    href.startsWith(`mailto:${site.email}?subject=`)
  expect(hrefs.filter((href) => !isKnown(href))).toEqual([])
})

test('the offer names both prices, the deadline and the way to the courses', async () => {
  const text = await loadArticleText('newsletter-kampagne-rabat-foraeldregruppeforlob')
  expect(text).toContain('5.500\u00A0kr.')
  expect(text).toContain('4.400\u00A0kr.')
  expect(text).toContain('1.\u00A0december 2025')
  expect(text).toContain('href="/kurser"')
})
