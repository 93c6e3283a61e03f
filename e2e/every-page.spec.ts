import type { Page } from '@playwright/test'
import { feed } from '@/content/feed'
import { aliases, paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { expect, test } from './fixtures.ts'
import { untilHydrated } from './hydration.ts'
import { expectOutline } from './outline.ts'
import { expectNoSidewaysScroll } from './reflow.ts'

/** Hashes that choose a tab and are no section of their page. */
const TAB_PAGES: readonly string[] = [paths.courses, paths.paragraphs]

/** Addresses that lead to another one are in security.spec.ts. */
const PAGES: readonly string[] = [...PUBLIC_PATHS, ...ARTICLE_PATHS]

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const NARROWEST = { width: 320, height: 640 }

async function openRoute(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1)
  await expect(page.getByText('Oops! Page not found'), route).toHaveCount(0)
}

async function expectLandmarks(page: Page, route: string): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark), `${landmark} of ${route}`).toHaveCount(1)
  }
}

/** Collects every failed response and every request without a response. */
function watchRequests(page: Page): readonly string[] {
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    // Aborted by the navigation to the next page.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  return failed
}

/** The page's links to the site itself, as whole addresses. */
async function internalLinks(page: Page): Promise<URL[]> {
  const hrefs = await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href]')
    return [...links].map(({ href }) => href)
  })
  const { origin } = new URL(page.url())
  return hrefs.map((href) => new URL(href)).filter((url) => url.origin === origin)
}

function sectionIds(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
}

// Errors in the console and requests to other origins fail every test by themselves (fixtures.ts).

// The outlines stand in e2e/outlines. After a change that is meant: npm run test:e2e -- every-page -u

test('every page comes to life in silence, has its landmarks and headings, skips no level, and fits every width', async ({
  page,
  seedCourses,
}) => {
  await seedCourses([{ title: 'Et kursus' }])
  const failed = watchRequests(page)
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${page.url()} ${message.text()}`))
  const links = new Map<string, URL>()
  const sections = new Map<string, ReadonlySet<string>>()
  for (const route of PAGES) {
    await page.setViewportSize(WIDE)
    await openRoute(page, route)
    await untilHydrated(page)
    await expect(page.getByText(/^Indlæser/)).toHaveCount(0)
    await expectOutline(page, route)
    await expectNoSidewaysScroll(page, route)
    for (const url of await internalLinks(page)) links.set(url.href, url)
    sections.set(route, new Set(await sectionIds(page)))
    for (const size of [PHONE, NARROWEST]) {
      await page.setViewportSize(size)
      await expectLandmarks(page, route)
      await expectNoSidewaysScroll(page, route)
    }
  }
  expect(failed).toEqual([])
  expect(messages).toEqual([])

  expect(links.size, 'links lead to sections too').toBeGreaterThan(PAGES.length)
  const known = new Set([...PAGES, ...Object.keys(aliases), feed.path])
  for (const { pathname, hash, href } of links.values()) {
    expect(known, href).toContain(pathname)
    if (hash === '' || TAB_PAGES.includes(pathname)) continue
    expect(sections.get(pathname), href).toContain(hash.slice(1))
  }
})
