import { expect, test } from 'vitest'
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
const KNOWN_LINKS = new Set<string>([
  ...Object.values(paths),
  ...Object.keys(aliases),
  ...ARTICLE_IDS.map(articlePath),
  ...COURSE_TABS.map((tab) => `${paths.courses}#${tab}`),
  ...wordList.map(({ id }) => `${paths.wordList}#${id}`),
  ...Object.values(externalLinks),
])

test('every id of an article has one article', () => {
  expect(articles.map(({ id }) => id).toSorted()).toEqual(ARTICLE_IDS.toSorted())
})

test('the articles are sorted from the newest, and dated on days that exist and are past', () => {
  const dates = articles.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  for (const date of dates) {
    expect(isLocalDate(date), date).toBe(true)
    expect(date <= todayInCopenhagen(), date).toBe(true)
  }
})

test.each(ARTICLE_IDS)(
  '%s uses only known tags, and all of its links lead somewhere',
  async (id) => {
    const body = document.createElement('div')
    body.innerHTML = await loadArticleText(id)
    const tags = Array.from(body.querySelectorAll('*'), ({ tagName }) => tagName)
    expect(tags.filter((tag) => !ALLOWED_TAGS.includes(tag))).toEqual([])

    const hrefs = Array.from(body.querySelectorAll('a'), (link) => link.getAttribute('href') ?? '')
    const isKnown = (href: string) =>
      KNOWN_LINKS.has(href) ||
      /^tel:\d+$/.test(href) ||
      href.startsWith(`mailto:${site.email}?subject=`)
    expect(hrefs.filter((href) => !isKnown(href))).toEqual([])
  },
)
