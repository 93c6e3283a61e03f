import { expect, test } from 'vitest'
import type { ArticleSummary } from '@/content/articles/article'
import { articles } from '@/content/articles/articles'
import { articlePath } from '@/content/paths'
import { site } from '@/content/site'
import { rssFeed } from '@/prerender/feed'

const TEXT = [['p', ['Ring & læs ', ['a', ['mere'], '/contact'], ' ]]>']]] as const

function read(list: readonly ArticleSummary[]): Document {
  const xml = rssFeed(list.map((article) => ({ ...article, text: TEXT })))
  return new DOMParser().parseFromString(xml, 'application/xml')
}

function textsOf(document: Document, selector: string): (string | null)[] {
  return Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent)
}

test('the feed holds every article under its own address, newest first', () => {
  const expected = articles.map(({ id }) => `${site.origin}${articlePath(id)}`)
  const feed = read(articles.toReversed())
  expect(textsOf(feed, 'item > link')).toEqual(expected)
  expect(textsOf(feed, 'item > guid')).toEqual(expected)
})

test('the feed names its owner, and the day of each article', () => {
  const feed = read(articles)
  expect(textsOf(feed, 'channel > title')).toEqual([`Nyt fra ${site.name}`])
  expect(textsOf(feed, 'channel > language')).toEqual(['da'])
  expect(textsOf(feed, 'channel > link')).toContain(`${site.origin}/articles`)
  expect(feed.querySelector('[rel=self]')?.getAttribute('href')).toBe(`${site.origin}/feed.xml`)
  expect(textsOf(feed, 'item > pubDate')).toEqual(
    articles.map(({ date }) => new Date(`${date}T12:00Z`).toUTCString()),
  )
})

test('the feed keeps every character of an article, and its links lead home from anywhere', () => {
  const [first] = articles
  if (!first) throw new Error('There are no articles')
  const odd = { ...first, title: 'Mor & far <3 "os"', excerpt: "Barnets 'nej' > vores ja" }
  const feed = read([odd])
  expect(textsOf(feed, 'item > title')).toEqual([odd.title])
  expect(textsOf(feed, 'item > description')).toEqual([odd.excerpt])
  expect(feed.getElementsByTagName('content:encoded')[0]?.textContent).toBe(
    `<p>Ring &amp; læs <a href="${site.origin}/contact">mere</a> ]]&gt;</p>`,
  )
})
