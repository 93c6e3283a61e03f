import { expect, test } from 'vitest'
import type { ArticleNode } from '@/content/articles/article'
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

test('the articles are sorted from the newest, and dated on days that are past', () => {
  const dates = articles.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  for (const date of dates) {
    expect(isLocalDate(date), date).toBe(true)
    expect(date <= todayInCopenhagen(), date).toBe(true)
  }
})

/** The addresses of all links in a text. */
function hrefsIn(nodes: readonly ArticleNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const [, children, href] = node
    return href === undefined ? hrefsIn(children) : [href]
  })
}

test.each(ARTICLE_IDS)('all links of %s lead somewhere', async (id) => {
  const isKnown = (href: string) =>
    KNOWN_LINKS.has(href) ||
    /^tel:\d+$/.test(href) ||
    href.startsWith(`mailto:${site.email}?subject=`)
  expect(hrefsIn(await loadArticleText(id)).filter((href) => !isKnown(href))).toEqual([])
})
