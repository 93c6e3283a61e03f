import { getByText } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import { articlePath } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { shareImageOf } from '@/content/share-images'
import { site as centre } from '@/content/site'
import { headTitles, headValues, structuredData } from '../../helpers/document-head'
import { prerenderedPage } from '../../helpers/prerendered-page'

const PAGES: readonly string[] = [...PUBLIC_PATHS, ...ARTICLE_PATHS]

test.each(PAGES)(
  'the head of %s describes it once, to search engines and in shared links',
  async (path) => {
    const page = await prerenderedPage(path)
    const { head } = page
    const url = `${centre.origin}${path}`
    const image = shareImageOf(path)
    const title = headTitles(head).join()
    const [description] = headValues('meta[name=description]', { head })
    expect(title).toMatch(/^.{3,} \| Center for Psykoedukation og Læring$/)
    expect(description).toMatch(/^.{70,160}$/)
    expect(headValues('link[rel=canonical]', { head, attribute: 'href' })).toEqual([url])
    expect(headValues('meta[name=robots]', { head })).toEqual([])
    const expected = {
      'meta[name=description]': description,
      'meta[property="og:site_name"]': centre.name,
      'meta[property="og:locale"]': 'da_DK',
      'meta[property="og:title"]': title.replace(` | ${centre.name}`, ''),
      'meta[property="og:description"]': description,
      'meta[property="og:url"]': url,
      'meta[property="og:image"]': `${centre.origin}${image.path}`,
      'meta[property="og:image:width"]': '1200',
      'meta[property="og:image:height"]': '630',
      'meta[property="og:image:alt"]': image.alt,
      'meta[name="twitter:card"]': 'summary_large_image',
      'meta[name="twitter:image:alt"]': image.alt,
    }
    for (const [selector, value] of Object.entries(expected))
      expect(headValues(selector, { head }), selector).toEqual([value])
    const centres = structuredData(page).filter(
      ({ '@id': id }) => id === `${centre.origin}/#centret`,
    )
    expect(centres).toHaveLength(1)
  },
)

test('no two pages have the same title or the same description', async () => {
  const heads = await Promise.all(PAGES.map(async (path) => (await prerenderedPage(path)).head))
  const titles = heads.flatMap((head) => headTitles(head))
  const descriptions = heads.flatMap((head) => headValues('meta[name=description]', { head }))
  expect(new Set(titles).size).toBe(PAGES.length)
  expect(new Set(descriptions).size).toBe(PAGES.length)
})

test('only articles have the type and the date of an article', async () => {
  const published: Record<string, readonly string[]> = Object.fromEntries(
    articles.map(({ id, date }) => [articlePath(id), ['article', date]]),
  )
  for (const path of PAGES) {
    const { head } = await prerenderedPage(path)
    const selector = 'meta[property="og:type"], meta[property="article:published_time"]'
    expect(headValues(selector, { head }), path).toEqual(published[path] ?? ['website'])
  }
})

test('feed readers find the articles', async () => {
  const { head, body } = await prerenderedPage('/articles')
  const selector = 'link[rel=alternate][type="application/rss+xml"]'
  expect(headValues(selector, { head, attribute: 'href' })).toEqual(['/feed.xml'])
  const link = getByText(body, 'Følg med via RSS', { selector: 'a' })
  expect(link.getAttribute('href')).toBe('/feed.xml')
})
