import type { Locator, Page } from '@playwright/test'
import { articles } from '@/content/articles/articles'
import { COURSE_TABS, type CourseTab, courseOffers } from '@/content/courses'
import privacy from '@/content/legal/privacy'
import { LAW_TABS, laws } from '@/content/paragraphs'
import { articlePath, paths } from '@/content/paths'
import { absoluteUrl } from '@/content/site'
import { expect, HYDRATION_MISMATCH, test } from './fixtures.ts'
import {
  holdScripts,
  isHydrated,
  openBeforeScripts,
  openHydrated,
  untilHydrated,
} from './hydration.ts'
import { layoutShift } from './layout-shift.ts'
import { openSlowLine } from './slow-line.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

/** Marks the document, so that it can be told from one that was loaded anew. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.first = ''
  })
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-first')
}

function mainHeading(page: Page, name?: string) {
  return page.getByRole('heading', { level: 1, ...(name && { name }) })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('the menu and the links of a page lead on', async ({ page }) => {
    await page.goto(paths.home)
    await expect(mainHeading(page)).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Hovedmenu' })
    await menu.getByRole('link', { name: 'Priser' }).click()
    await expect(mainHeading(page, 'Priser')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Forside' }).click()
    await expect(page).toHaveURL(paths.home)
  })

  test('a service and an article can be read', async ({ page }) => {
    await page.goto(paths.schoolRefusal)
    await expect(mainHeading(page)).toBeVisible()
    for (const section of await page.getByRole('main').getByRole('heading', { level: 2 }).all())
      await expect(section).toBeVisible()

    const [article] = articles
    if (!article) throw new Error('There are no articles')
    await page.goto(articlePath(article.id))
    await expect(mainHeading(page)).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('all that stands under tabs is in view', async ({ page }) => {
    await page.goto(paths.courses)
    for (const tab of COURSE_TABS)
      await expect(page.getByText(courseOffers[tab].intro)).toBeVisible()
    await page.goto(paths.paragraphs)
    for (const tab of LAW_TABS) await expect(page.getByText(laws[tab].intro)).toBeVisible()
  })

  test('the legal text can be unfolded or is in view', async ({ page }) => {
    await page.goto(paths.privacy)
    const sections = page.getByRole('main').locator('details')
    await expect(sections).toHaveCount(privacy.sections.length)
    await expect(sections.first().locator('p').first()).toBeVisible()
  })
})

test('a page comes to life by itself, as the document that it is', async ({ page }) => {
  const release = await openBeforeScripts(page, paths.prices)
  await markDocument(page)
  expect(await isHydrated(page)).toBe(false)
  release()
  await untilHydrated(page)
  await expectSameDocument(page)
})

test('an address without a document of its own shows that it loads, and then its page in one piece', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 404 .*findes-ikke/)
  const release = await holdScripts(page)
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
  await markDocument(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('main').getByRole('link', { name: 'Forside' }).click()
  await expect(page.getByText('Indlæser...')).toBeAttached()
  await expect(mainHeading(page, 'Priser')).toBeVisible()
  release()
  await expect(page).toHaveURL(paths.home)
  await expect(mainHeading(page)).toBeFocused()
  await expect(mainHeading(page)).toHaveCount(1)
  await expectSameDocument(page)
})

test('a link opens the next page at its top, and back restores the scroll position', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, paths.prices)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true })
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  release()
  await untilHydrated(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await link.click()
  await expect(mainHeading(page, 'Kontakt')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(mainHeading(page, 'Priser')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('a button that is clicked before the scripts does its work afterwards', async ({ page }) => {
  const release = await openBeforeScripts(page, paths.about)
  await markDocument(page)
  await page.getByRole('button', { name: 'Læs mere om Signe Østergaard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog', { name: 'Signe Østergaard' })).toBeVisible()
  await expectSameDocument(page)
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

for (const sign of ['was there', 'has clicked'] as const) {
  test(`Kommuner opens for a mouse that ${sign} before the scripts`, async ({ page }) => {
    await page.setViewportSize(DESK)
    const release = await openBeforeScripts(page, paths.prices)
    const opener = page.getByRole('button', { name: 'Kommuner' })
    if (sign === 'was there') await opener.hover()
    else await opener.click()
    const entry = page.getByRole('link', { name: /^Paragraffer/ })
    await expect(entry).toBeHidden()
    release()
    await expect(entry).toBeVisible()
    await untilHydrated(page)
    await expect(entry).toBeVisible()
  })
}

/** The ways of entering text. */
const waysToWrite: Readonly<Record<string, (field: Locator) => Promise<void>>> = {
  typed: (field) => field.pressSequentially('skole'),
  // Without any key.
  dictated: (field) => field.fill('skole'),
  'restored by the browser': (field) =>
    field.evaluate((input) => {
      if (input instanceof HTMLInputElement) input.value = 'skole'
    }),
}
for (const [way, write] of Object.entries(waysToWrite)) {
  test(`text that is ${way} before hydration is searched for without further input`, async ({
    page,
  }) => {
    const release = await openBeforeScripts(page, paths.search)
    const field = page.getByRole('searchbox')
    await write(field)
    release()
    await expect(page.getByText(/^Fandt \d+ resultat\(er\) for "skole"$/)).toBeVisible()
    await expect(field).toHaveValue('skole')
    await expect(page).toHaveURL(`${paths.search}?q=skole`)
  })
}

/** Changes to a page before hydration; translation is in translated.spec.ts. */
const changes: Readonly<Record<string, () => void>> = {
  'an extension has marked': () => {
    document.documentElement.dataset.extension = ''
    document.body.setAttribute('cz-shortcut-listen', 'true')
    for (const field of document.querySelectorAll('a, button, input'))
      field.setAttribute('data-extension-id', '1')
  },
  'an extension has added to': () => {
    const toolbar = () => Object.assign(document.createElement('div'), { className: 'extension' })
    document.body.prepend(toolbar())
    for (const element of document.querySelectorAll('#root, header, main, h1, form'))
      element.prepend(toolbar())
  },
}
for (const [what, change] of Object.entries(changes)) {
  test(`a page that ${what} comes to life without an error`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(HYDRATION_MISMATCH)
    await page.setViewportSize(DESK)
    const release = await openBeforeScripts(page, paths.courses)
    await page.evaluate(change)
    release()
    await untilHydrated(page)

    const [, second] = COURSE_TABS
    await page.getByRole('tab', { name: courseOffers[second].tab }).click()
    await expect(page.getByText(courseOffers[second].intro)).toBeVisible()
    await page.getByRole('button', { name: 'Kommuner' }).click()
    await page.getByRole('link', { name: /^Paragraffer/ }).click()
    await expect(mainHeading(page, 'Paragraffer')).toBeFocused()
    await expect(mainHeading(page)).toHaveCount(1)
    await expect(page).toHaveTitle(/^Paragraffer/)
  })
}

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

for (const viewport of [PHONE, DESK]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('nothing shifts while a page loads and is taken over', async ({ page }) => {
      for (const route of [paths.home, paths.contact, paths.privacy, paths.courses]) {
        await page.goto(route)
        await untilHydrated(page)
        expect(await layoutShift(page), route).toBeLessThanOrEqual(0.005)
      }
    })
  })
}

test('nothing shifts while a page comes in piece by piece', async ({ browser, site }) => {
  const line = await openSlowLine(site.origin)
  const page = await browser.newPage({ viewport: DESK, baseURL: line.origin })
  for (const route of [paths.home, paths.about, paths.courses, paths.articles]) {
    await page.goto(route)
    expect(await layoutShift(page), route).toBeLessThanOrEqual(0.005)
  }
  await page.close()
  await line.close()
})

/** The page's title, description and canonical address are there once, and are those of its HTML. */
async function expectHeadOf(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text()
  const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(html) ?? []
  await expect(page).toHaveTitle(title)
  const head = page.locator('head')
  await expect(head.locator('title')).toHaveCount(1)
  const canonical = head.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', absoluteUrl(path))
  const said = head.locator('meta[name=description]')
  await expect(said).toHaveAttribute('content', description)
}

test('on the way through the site the head is that of the page on the screen', async ({ page }) => {
  await page.goto(paths.contact)
  await untilHydrated(page)
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of [
    ['Vilkår og betingelser', paths.terms],
    ['Privatlivspolitik', paths.privacy],
  ] as const) {
    await footer.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expectHeadOf(page, path)
  }
})

test('the documents of the administration name the code of their pages, and of the layout around them', async ({
  request,
}) => {
  for (const [path, page] of [
    [paths.admin, 'admin-login-page'],
    [paths.adminDashboard, 'admin-dashboard-page'],
    [paths.adminPassword, 'admin-password-page'],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`href="/assets/${page}-`)
    expect(html).toContain('href="/assets/admin-layout-')
  }
})
