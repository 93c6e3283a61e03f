import { getByText } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import { articlePath } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { shareImageOf } from '@/content/share-images'
import { site as centre } from '@/content/site'
import { headTitles, headValues, structuredData } from '../../helpers/document-head'
import { prerenderedPage } from '../../helpers/prerendered-page'

const PAGES: readonly string[] = [...PUBLIC_PATHS, ...ARTICLE_PATHS]
const ORIGIN = centre.origin
const TITLE = /^.{3,} \| Center for Psykoedukation og Læring$/

describe.each(PAGES)('%s', (path) => {
  test('the head says once what it is, what it offers and where it stands', async () => {
    const { head } = await prerenderedPage(path)
    expect(headTitles(head)).toEqual([expect.stringMatching(TITLE)])
    expect(headValues('meta[name=description]', { head })).toEqual([
      expect.stringMatching(/^.{70,160}$/),
    ])
    expect(headValues('link[rel=canonical]', { head, attribute: 'href' })).toEqual([
      `${ORIGIN}${path}`,
    ])
    expect(headValues('meta[name=robots]', { head })).toEqual([])
  })

  test('the head can be shared with words and a picture', async () => {
    const { head } = await prerenderedPage(path)
    const image = shareImageOf(path)
    const [title] = headTitles(head)
    const [description] = headValues('meta[name=description]', { head })
    const expected = {
      'meta[property="og:site_name"]': centre.name,
      'meta[property="og:locale"]': 'da_DK',
      'meta[property="og:title"]': title?.replace(` | ${centre.name}`, ''),
      'meta[property="og:description"]': description,
      'meta[property="og:url"]': `${ORIGIN}${path}`,
      'meta[property="og:image"]': `${ORIGIN}${image.path}`,
      'meta[property="og:image:width"]': '1200',
      'meta[property="og:image:height"]': '630',
      'meta[property="og:image:alt"]': image.alt,
      'meta[name="twitter:card"]': 'summary_large_image',
      'meta[name="twitter:image:alt"]': image.alt,
    }
    for (const [selector, value] of Object.entries(expected)) {
      expect(headValues(selector, { head }), selector).toEqual([value])
    }
  })

  test('the head describes the centre once', async () => {
    const data = structuredData(await prerenderedPage(path))
    expect(data.filter((thing) => thing['@id'] === `${ORIGIN}/#centret`)).toHaveLength(1)
  })
})

test('no two pages have the same title or the same description', async () => {
  const titles = new Set<string | null>()
  const descriptions = new Set<string | null>()
  for (const path of PAGES) {
    const { head } = await prerenderedPage(path)
    for (const title of headTitles(head)) titles.add(title)
    for (const words of headValues('meta[name=description]', { head })) descriptions.add(words)
  }
  expect(titles.size).toBe(PAGES.length)
  expect(descriptions.size).toBe(PAGES.length)
})

test.each(articles)('the article $id tells when it was published', async ({ id, date }) => {
  const { head } = await prerenderedPage(articlePath(id))
  expect(headValues('meta[property="og:type"]', { head })).toEqual(['article'])
  expect(headValues('meta[property="article:published_time"]', { head })).toEqual([date])
})

test('a page that is no article does not pass for one', async () => {
  const { head } = await prerenderedPage('/articles')
  expect(headValues('meta[property="og:type"]', { head })).toEqual(['website'])
  expect(headValues('meta[property="article:published_time"]', { head })).toEqual([])
})

test('feed readers find the articles', async () => {
  const { head, body } = await prerenderedPage('/articles')
  const selector = 'link[rel=alternate][type="application/rss+xml"]'
  expect(headValues(selector, { head, attribute: 'href' })).toEqual(['/feed.xml'])
  const link = getByText(body, 'Følg med via RSS', { selector: 'a' })
  expect(link.getAttribute('href')).toBe('/feed.xml')
})
