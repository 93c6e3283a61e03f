import type { Page } from '@playwright/test'
import { coursePath, paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { PAGE_KINDS } from '../tests/helpers/page-kinds.ts'
import { buildWithCourses } from './built-with-courses.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, NOW, PHONE, test, WIDE } from './fixtures.ts'
import { openHydrated } from './hydration.ts'
import { findLostText, spaceText } from './lost-text.ts'
import { EXTRA_WIDE, expectNothingFoundByOthers } from './other-checkers.ts'
import { expectNoSidewaysScroll, shareLeft, ZOOMED } from './reflow.ts'

// Errors in the console, failed requests among them, and requests to other origins fail every test by themselves
// (fixtures.ts).

test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

const course = {
  id: '1936cb36-c1b0-463b-bc36-2383cbc98bf3',
  title: 'Skoleforældrenetværksmøde',
  price: '250 kr. pr. person',
}
const COURSE_PAGE = coursePath(course.id)

/** Axe's dark theme and the other checkers judge these. */
const JUDGED_BY_ALL: readonly string[] = [...PAGE_KINDS, COURSE_PAGE]

const courses = [
  { title: 'Selvforståelsesforløb for unge med skolevægring', url: 'https://example.com/' },
  { title: 'Et kursus uden adresse', type: 'foredrag', available_spots: 2 },
  { title: 'Et udsolgt kursus', available_spots: 0 },
]

/** Expects no further tab of the page to bring an accessibility violation. */
async function expectAccessibleTabs(page: Page): Promise<void> {
  const tabs = await page.getByRole('tab', { selected: false }).all()
  const names = await Promise.all(tabs.map((tab) => tab.innerText()))
  const part = page.locator('.section').filter({ has: page.getByRole('tablist') })
  for (const name of names) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expectAccessible(page, `the tab ${name}`, { part })
  }
}

/** Zoomed to 400 % (WCAG 1.4.10), and with its text set wide (1.4.12). */
async function expectAllTextKept(page: Page, path: string): Promise<void> {
  await page.setViewportSize(ZOOMED)
  await expectNoSidewaysScroll(page, `${path} at 400 %`)
  expect.soft(await shareLeft(page), `${path} under what stays`).toBeGreaterThan(0.7)
  await spaceText(page)
  for (const size of [ZOOMED, WIDE]) {
    await page.setViewportSize(size)
    const what = `${path} with wide text at ${size.width} px`
    await expectNoSidewaysScroll(page, what)
    expect.soft(await findLostText(page), what).toEqual([])
  }
}

function isAboutServices(path: string): boolean {
  return path.startsWith(paths.services)
}

for (const [name, routes] of [
  ['page about services', PUBLIC_PATHS.filter(isAboutServices)],
  ['article', ARTICLE_PATHS],
  ['other page', [...PUBLIC_PATHS.filter((path) => !isAboutServices(path)), COURSE_PAGE]],
] as const) {
  test(`every ${name} hydrates in silence, is accessible and keeps its text at every width`, async ({
    page,
    seedCourses,
  }) => {
    await seedCourses(courses)
    const stored = await seedCourses([course])
    await buildWithCourses(page, NOW, stored, COURSE_PAGE)
    const messages: string[] = []
    page.on('console', (message) => messages.push(`${page.url()} ${message.text()}`))
    for (const [index, route] of routes.entries()) {
      // Header and footer are the same on every page: they are judged with the first.
      const part = page.locator(index === 0 ? 'html' : 'main')
      await page.setViewportSize(EXTRA_WIDE)
      await openHydrated(page, route)
      await expect(page.getByText(/^Indlæser/), route).toHaveCount(0)
      await expect(page.locator('[data-deferred]'), route).toHaveCount(0)
      await expectNoSidewaysScroll(page, route)
      // The words of the others are read by axe on a phone.
      if (JUDGED_BY_ALL.includes(route)) {
        await expectAccessible(page, `${route} in the dark theme`, { part, theme: 'dark' })
        await expectNothingFoundByOthers(part, `${route} by other checkers`)
      }
      await page.setViewportSize(PHONE)
      await expectAccessible(page, `${route} on a phone`)
      await expectNoSidewaysScroll(page, `${route} on a phone`)
      await expectAccessibleTabs(page)
      await expectAllTextKept(page, route)
    }
    expect(messages).toEqual([])
  })
}

/** Lighthouse's advice for the elements of a page. */
const MAX_ELEMENTS = 1400

test('the front page on a phone has few elements, and few screens', async ({ page }) => {
  await openHydrated(page, paths.home)
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('*').length))
    .toBeLessThanOrEqual(MAX_ELEMENTS)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(10 * PHONE.height)
})
