import type { Page } from '@playwright/test'
import { articles } from '@/content/articles/articles'
import { COURSE_TABS, courseOffers } from '@/content/courses'
import { privacy } from '@/content/legal/privacy'
import { LAW_TABS, laws } from '@/content/paragraphs'
import { articlePath, paths } from '@/content/paths'
import { absoluteUrl } from '@/content/site'
import { expect, test } from './fixtures.ts'
import { openSlowLine } from './slow-line.ts'
import { isTakenOver, openWithFrame, takeOver } from './takeover.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

/** Keeps files back until the returned function is called. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

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
  return page.getByRole('heading', { level: 1, name })
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

test('a link that is clicked before the page’s code is there leads on without it', async ({
  page,
}) => {
  await holdBack(page, '**/assets/prices-page-*.js')
  await openWithFrame(page, paths.prices)
  await markDocument(page)
  await page.getByRole('main').getByRole('link', { name: 'Forside' }).click()
  await expect(page).toHaveURL(paths.home)
  await expect(mainHeading(page)).toBeFocused()
  await expect(mainHeading(page)).toHaveCount(1)
  await expectSameDocument(page)
})

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a link leads on without the code of the page that it stands on being sent for', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openWithFrame(page, paths.prices)
    await page.getByRole('main').getByRole('link', { name: 'Forside' }).tap()
    await expect(page).toHaveURL(paths.home)
    await expect(mainHeading(page)).toBeFocused()
    expect(asked.filter((url) => url.includes('/prices-page-'))).toEqual([])
  })
})

test('a link that is clicked before the page’s code is there is followed once its own is', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/home-page-*.js')
  await openWithFrame(page, paths.prices)
  await page.getByRole('main').getByRole('link', { name: 'Forside' }).click()
  await expect(page.getByText('Indlæser...')).toBeAttached()
  await expect(mainHeading(page, 'Priser')).toBeVisible()
  release()
  await expect(page).toHaveURL(paths.home)
  await expect(mainHeading(page)).toBeFocused()
})

test('whoever has read on in a page, and leaves it before its code is there, begins the next at its top and finds back', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/prices-page-*.js')
  await openWithFrame(page, paths.prices)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true })
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await link.click()
  await expect(mainHeading(page, 'Kontakt')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  release()
  await page.goBack()
  await expect(mainHeading(page, 'Priser')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('a button that is clicked before the page’s code is there does its work afterwards', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/about-page-*.js')
  await openWithFrame(page, paths.about)
  await markDocument(page)
  await page.getByRole('button', { name: 'Læs mere om Signe Østergaard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog', { name: 'Signe Østergaard' })).toBeVisible()
  await expectSameDocument(page)
})

test('the frame leads on before the page’s code is there, and back again', async ({ page }) => {
  const release = await holdBack(page, '**/assets/prices-page-*.js')
  await openWithFrame(page, paths.prices)
  await markDocument(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Kontakt', exact: true }).click()
  await expect(mainHeading(page, 'Kontakt')).toBeVisible()
  release()
  await page.goBack()
  await expect(mainHeading(page, 'Priser')).toBeVisible()
  await expect(mainHeading(page)).toHaveCount(1)
  await expectSameDocument(page)
})

for (const sign of ['was there', 'has clicked'] as const) {
  test(`Kommuner opens for a mouse that ${sign} before the scripts`, async ({ page }) => {
    await page.setViewportSize(DESK)
    const release = await holdBack(page, '**/assets/frame-*.js')
    const releasePage = await holdBack(page, '**/assets/prices-page-*.js')
    await page.goto(paths.prices, { waitUntil: 'commit' })
    const opener = page.getByRole('button', { name: 'Kommuner' })
    if (sign === 'was there') await opener.hover()
    else await opener.click()
    const entry = page.getByRole('link', { name: /^Paragraffer/ })
    await expect(entry).toBeHidden()
    release()
    if (sign === 'was there') await expect(entry).toBeVisible()
    releasePage()
    await expect.poll(() => isTakenOver(page)).toBe(true)
    await expect(entry).toBeVisible()
  })
}

test('the way back from a page whose code is not there yet leads to the page before', async ({
  page,
}) => {
  await page.goto(paths.contact)
  await takeOver(page)
  await holdBack(page, '**/assets/prices-page-*.js')
  await page.goto(paths.prices)
  await page.mouse.move(3, 3)
  await page.goBack()
  await expect(mainHeading(page, 'Kontakt')).toBeVisible()
  await takeOver(page)
})

test('what is typed before the code of the search is there is searched for', async ({ page }) => {
  const release = await holdBack(page, '**/assets/search-page-*.js')
  await page.goto(paths.search)
  const field = page.getByRole('searchbox')
  await field.pressSequentially('skole')
  expect(await isTakenOver(page)).toBe(false)
  release()
  await expect(page.getByText(/^Fandt \d+ resultat\(er\) for "skole"$/)).toBeVisible()
  await expect(field).toHaveValue('skole')
  await expect(page).toHaveURL(`${paths.search}?q=skole`)
})

test('an address with a category never shows the other articles', async ({ page }) => {
  const category = 'Stillingsopslag'
  const release = await holdBack(page, '**/assets/articles-page-*.js')
  await page.goto(`${paths.articles}?category=${category}`, { waitUntil: 'commit' })
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
        await takeOver(page)
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

/** The sum of all layout shifts since the page began to load. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // A shift is noted with the frame that shows it, and handed over after that.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return sum
  })
}

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
  await takeOver(page)
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

test('a page that was left before its code was there leaves nothing in the head', async ({
  page,
}) => {
  await holdBack(page, '**/assets/contact-page-*.js')
  await page.goto(paths.contact)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vilkår og betingelser' }).click()
  await expect(mainHeading(page, 'Vilkår')).toBeVisible()
  await expectHeadOf(page, paths.terms)
})
