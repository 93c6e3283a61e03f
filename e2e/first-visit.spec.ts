import type { Page } from '@playwright/test'
import { articles } from '@/content/articles/articles'
import { COURSE_TABS, type CourseTab, courseOffers } from '@/content/courses'
import { paths } from '@/content/paths'
import { ARTICLE_PATHS } from '@/content/public-pages'
import { guide } from '@/content/services/guide'
import { expect, HYDRATION_MISMATCH, PHONE, test, WIDE } from './fixtures.ts'
import { findHiddenWords } from './hidden-words.ts'
import { holdRequests } from './hold-requests.ts'
import { isHydrated, openBeforeScripts, openHydrated, untilHydrated } from './hydration.ts'
import { layoutShift } from './layout-shift.ts'
import { openSlowLine } from './slow-line.ts'

function mainHeading(page: Page, name?: string) {
  return page.getByRole('heading', { level: 1, ...(name && { name }) })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('without scripts all links lead on, and all words are in view', async ({ page }) => {
    await page.goto(paths.home)
    const menu = page.getByRole('navigation', { name: 'Hovedmenu' })
    await menu.getByRole('link', { name: 'Priser' }).click()
    await expect(mainHeading(page, 'Priser')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Forside' }).click()
    await expect(page).toHaveURL(paths.home)
    for (const path of [paths.courses, paths.paragraphs]) {
      await page.goto(path)
      expect(await findHiddenWords(page), path).toEqual([])
    }

    await page.goto(paths.privacy)
    const section = page.getByRole('main').locator('details').first()
    await expect(section.locator('p').first()).toBeVisible()

    await page.goto(paths.services)
    const [first, second] = guide.visitors
    const [need] = first?.needs ?? []
    if (!first || !need || !second)
      throw new Error('The guide has fewer than two kinds of visitors')
    const questions = page.getByRole('region', { name: guide.heading })
    await questions.getByText(second.who).click()
    await questions.getByText(first.who).click()
    await expect(questions.getByText(second.needs[0]?.label ?? '')).toBeHidden()
    await questions.getByRole('link', { name: need.label }).click()
    await expect(page).toHaveURL(need.to)
  })
})

test('an address without a document of its own shows that it loads, and then its page in one piece', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 404 .*findes-ikke/)
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/findes-ikke', { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toHaveText('Indlæser...')
  const cameWithHeading = await page.evaluateHandle(() => ({
    first: new Promise<boolean>((resolve) => {
      new MutationObserver(() => resolve(document.querySelector('h1') !== null)).observe(
        document.querySelector('#root') as Element,
        { childList: true },
      )
    }),
  }))
  release()
  expect(await cameWithHeading.evaluate(({ first }) => first)).toBe(true)
  await expect(page.getByRole('status').filter({ hasText: 'Indlæser...' })).toHaveCount(0)
})

test('a link that is clicked before the scripts leads on without them, and back again', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, paths.prices)
  await page.getByRole('main').getByRole('link', { name: 'Forside' }).click()
  await expect(page).toHaveURL(paths.home)
  await expect(mainHeading(page)).toBeVisible()
  expect(await isHydrated(page)).toBe(false)
  await page.goBack({ waitUntil: 'commit' })
  await expect(mainHeading(page, 'Priser')).toBeVisible()
  release()
  await untilHydrated(page)
  await expect(page).toHaveURL(paths.prices)
})

test('the page before stays until the code of the next one is there', async ({ page }) => {
  await openHydrated(page, paths.prices)
  // Distinguishes the document from a reloaded one.
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
  const release = await holdRequests(page, '**/assets/*.js')
  await page.getByRole('main').getByRole('link', { name: 'Forside' }).click()
  await expect(page.getByText('Indlæser...')).toBeAttached()
  await expect(mainHeading(page, 'Priser')).toBeVisible()
  release()
  await expect(page).toHaveURL(paths.home)
  await expect(mainHeading(page)).toBeFocused()
  await expect(mainHeading(page)).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-first')
})

test('an arrow key on the tabs before the scripts chooses the next tab', async ({ page }) => {
  const [, second, third] = COURSE_TABS
  const release = await openBeforeScripts(page, paths.courses)
  const tab = (of: CourseTab) => page.getByRole('tab', { name: courseOffers[of].tab })
  await tab(second).click()
  await page.keyboard.press('ArrowRight')
  release()
  await expect(tab(third)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(courseOffers[third].intro)).toBeVisible()
  await expect(page).toHaveURL(`${paths.courses}#${third}`)
})

test('Kommuner opens for a mouse that was there before the scripts', async ({ page }) => {
  await page.setViewportSize(WIDE)
  const release = await openBeforeScripts(page, paths.prices)
  await page.getByRole('button', { name: 'Kommuner' }).hover()
  const entry = page.getByRole('link', { name: /^Paragraffer/ })
  await expect(entry).toBeHidden()
  release()
  await expect(entry).toBeVisible()
  await untilHydrated(page)
  await expect(entry).toBeVisible()
})

test('text that is typed before hydration is searched for without further input', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, paths.search)
  const field = page.getByRole('searchbox')
  await field.pressSequentially('skole')
  release()
  await expect(page.getByText(/^Fandt \d+ resultat\(er\) for "skole"$/)).toBeVisible()
  await expect(field).toHaveValue('skole')
  await expect(page).toHaveURL(`${paths.search}?q=skole`)
})

test('an address with a category never shows the other articles', async ({ page }) => {
  const category = 'Stillingsopslag'
  const release = await openBeforeScripts(page, `${paths.articles}?category=${category}`)
  await expect(mainHeading(page, 'Medier')).toBeVisible()
  const cards = page.getByRole('main').locator('article')
  await expect(cards).toHaveCount(articles.length)
  await expect(cards.filter({ visible: true })).toHaveCount(0)
  release()
  const inCategory = articles.filter((article) => article.category === category)
  await expect(cards).toHaveCount(inCategory.length)
  await expect(cards.filter({ visible: true })).toHaveCount(inCategory.length)
})

// Translation: translated.spec.ts.
test('a page that an extension has added to before hydration works', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(HYDRATION_MISMATCH)
  const release = await openBeforeScripts(page, paths.courses)
  await page.evaluate(() => {
    const toolbar = () => Object.assign(document.createElement('div'), { className: 'extension' })
    document.body.prepend(toolbar())
    for (const element of document.querySelectorAll('#root, header, main, h1, form'))
      element.prepend(toolbar())
  })
  release()
  await untilHydrated(page)
  const [, second] = COURSE_TABS
  await page.getByRole('tab', { name: courseOffers[second].tab }).click()
  await expect(page.getByText(courseOffers[second].intro)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Priser' }).click()
  await expect(mainHeading(page, 'Priser')).toBeFocused()
  await expect(mainHeading(page)).toHaveCount(1)
  await expect(page).toHaveTitle(/^Priser/)
})

test('nothing shifts until a page has its courses, on a phone or on a wide screen', async ({
  page,
  seedCourses,
}) => {
  const title = 'Når skolen bliver svær: en aften for forældre til børn med bekymrende skolefravær'
  await seedCourses([{ title }, { title }, { title }])
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size)
    for (const route of [paths.home, paths.contact, paths.courses]) {
      await openHydrated(page, route)
      await expect(page.getByText(/^Indlæser/)).toHaveCount(0)
      const what = `${route} at ${size.width} px`
      expect(await layoutShift(page), what).toBeLessThanOrEqual(0.005)
    }
  }
})

test('nothing shifts on a wide screen when the fonts arrive after the first paint', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  for (const route of [paths.respite, paths.about]) {
    const release = await holdRequests(page, '**/*.woff2')
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    const before = await layoutShift(page)
    release()
    await page.evaluate(() => document.fonts.ready)
    expect((await layoutShift(page)) - before, route).toBeLessThanOrEqual(0.005)
    await page.unroute('**/*.woff2')
  }
})

test('nothing shifts on a phone when the font of the text arrives after the others', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  for (const route of ARTICLE_PATHS) {
    const release = await holdRequests(page, '**/atkinson-*.woff2')
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    await layoutShift(page)
    release()
    await page.evaluate(() => document.fonts.ready)
    expect(await layoutShift(page), route).toBeLessThanOrEqual(0.005)
    await page.unroute('**/atkinson-*.woff2')
  }
})

test('nothing shifts while a page comes in piece by piece', async ({ browser, site }) => {
  const line = await openSlowLine(site.origin)
  for (const viewport of [PHONE, WIDE]) {
    const page = await browser.newPage({ viewport, baseURL: line.origin })
    for (const route of [paths.home, paths.about, paths.courses, paths.articles]) {
      await page.goto(route)
      const subject = `${route} at ${viewport.width} px`
      expect(await layoutShift(page), subject).toBeLessThanOrEqual(0.005)
    }
    await page.close()
  }
  await line.close()
})

test('a browser without modulepreload, as Safari 16, requests each script of a page once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = (token) => token !== 'modulepreload'
  })
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url())
  })
  await openHydrated(page, paths.prices)
  const preloaded = await page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => Object(link).href))
  expect(preloaded.length).toBeGreaterThan(1)
  expect(requested.sort()).toEqual([...new Set(requested)])
  expect(requested).toEqual(expect.arrayContaining(preloaded))
})
