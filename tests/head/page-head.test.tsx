import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { articles } from '@/content/articles/articles'
import { articlePath } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { shareImageOf } from '@/content/share-images'
import { site as centre } from '@/content/site'
import { headTitles, headValues, structuredData } from '../helpers/document-head'
import { ADMIN, setUpSite } from '../helpers/render-site'

const site = setUpSite({ usesBackend: true })

const PAGES: readonly string[] = [...PUBLIC_PATHS, ...ARTICLE_PATHS]
const ORIGIN = centre.origin
const TITLE = /^.{3,} \| Center for Psykoedukation og Læring$/

/** Opens a page and waits for its head, which comes with the rest of it. */
async function open(path: string): Promise<void> {
  site.open(path)
  await waitFor(() => expect(headTitles()).toHaveLength(1))
}

type Visit = { head: HTMLHeadElement; data: readonly Record<string, unknown>[] }
const visits = new Map<string, Visit>()

/** The page as it was when a test first asked for it: to render each of them once is enough. */
async function visit(path: string): Promise<Visit> {
  const earlier = visits.get(path)
  if (earlier) return earlier
  await open(path)
  const visit = { head: document.importNode(document.head, true), data: structuredData() }
  visits.set(path, visit)
  cleanup()
  return visit
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe.each(PAGES)('%s', (path) => {
  test('says once what it is, what it offers and where it stands', async () => {
    const { head } = await visit(path)
    expect(headTitles(head)).toEqual([expect.stringMatching(TITLE)])
    expect(headValues('meta[name=description]', { head })).toEqual([
      expect.stringMatching(/^.{70,160}$/),
    ])
    expect(headValues('link[rel=canonical]', { head, attribute: 'href' })).toEqual([
      `${ORIGIN}${path}`,
    ])
    expect(headValues('meta[name=robots]', { head })).toEqual([])
  })

  test('can be shared with words and a picture', async () => {
    const { head } = await visit(path)
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

  test('describes the centre once', async () => {
    const { data } = await visit(path)
    expect(data.filter((thing) => thing['@id'] === `${ORIGIN}/#centret`)).toHaveLength(1)
  })
})

test('no two pages have the same title or the same description', async () => {
  const titles = new Set<string | null>()
  const descriptions = new Set<string | null>()
  for (const path of PAGES) {
    const { head } = await visit(path)
    for (const title of headTitles(head)) titles.add(title)
    for (const words of headValues('meta[name=description]', { head })) descriptions.add(words)
  }
  expect(titles.size).toBe(PAGES.length)
  expect(descriptions.size).toBe(PAGES.length)
}, 60_000)

test.each(articles)('the article $id tells when it was published', async ({ id, date }) => {
  await open(articlePath(id))
  expect(headValues('meta[property="og:type"]')).toEqual(['article'])
  expect(headValues('meta[property="article:published_time"]')).toEqual([date])
})

test('a page that is no article does not pass for one', async () => {
  await open('/articles')
  expect(headValues('meta[property="og:type"]')).toEqual(['website'])
  expect(headValues('meta[property="article:published_time"]')).toEqual([])
})

test('feed readers find the articles', async () => {
  await open('/articles')
  expect(
    headValues('link[rel=alternate][type="application/rss+xml"]', { attribute: 'href' }),
  ).toEqual(['/feed.xml'])
  expect(screen.getByRole('link', { name: 'Følg med via RSS' })).toHaveAttribute(
    'href',
    '/feed.xml',
  )
})

test.each([
  ['/articles?category=Stillingsopslag&q=makker', '/articles'],
  ['/courses#supervision', '/courses'],
  ['/PRICES/', '/prices'],
  ['/kurser', '/courses'],
])('the one address of %s is %s', async (visited, canonical) => {
  await open(visited)
  expect(headValues('link[rel=canonical]', { attribute: 'href' })).toEqual([
    `${ORIGIN}${canonical}`,
  ])
})

test('whoever goes on takes nothing of the last page along', async () => {
  const user = site.open('/articles/makkerkorps-stilling')
  await screen.findByRole('heading', { level: 1 })
  const footer = screen.getByRole('contentinfo')
  await user.click(within(footer).getByRole('link', { name: 'Priser' }))
  await screen.findByRole('heading', { level: 1, name: 'Priser' })

  await waitFor(() => expect(headTitles()).toEqual([`Priser | ${centre.name}`]))
  expect(headValues('meta[name=description]')).toHaveLength(1)
  expect(headValues('link[rel=canonical]', { attribute: 'href' })).toEqual([`${ORIGIN}/prices`])
  expect(headValues('meta[property="og:type"]')).toEqual(['website'])
  expect(headValues('meta[property="article:published_time"]')).toEqual([])
})

test.each(['/findes-ikke', '/articles/findes-ikke', '/admin'])(
  'search engines are asked to leave out %s',
  async (path) => {
    await open(path)
    expect(new Set(headValues('meta[name=robots]'))).toEqual(new Set(['noindex']))
    expect(headTitles()).toEqual([expect.stringMatching(TITLE)])
    expect(headValues('link[rel=canonical]', { attribute: 'href' })).toEqual([])
    expect(headValues('meta[property]')).toEqual([])
    expect(structuredData()).toEqual([])
  },
)

test('search engines are asked to leave out the administration', async () => {
  await site.signIn(ADMIN)
  site.open('/admin/dashboard')
  await screen.findByRole('heading', { level: 1, name: 'Admin Panel' })
  expect(headValues('meta[name=robots]')).toContain('noindex')
  expect(headValues('link[rel=canonical]', { attribute: 'href' })).toEqual([])
})
