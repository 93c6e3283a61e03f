import type { Page } from '@playwright/test'
import { withoutScript } from '@/content/error-pages'
import { menus } from '@/content/navigation'
import { paths } from '@/content/paths'
import { PAGE_KINDS } from '../tests/helpers/page-kinds.ts'
import { expect, PHONE, test } from './fixtures.ts'
import { findHiddenWords } from './hidden-words.ts'

// Browsers older than the baseline (README.md), whose visitors have not answered the question about cookies.
test.use({ isAskedAboutCookies: true, viewport: { width: 1920, height: 1080 } })

const WITH_QUERY = `${paths.courses}?uge=2026-W49#supervision`

/** The kinds of too old browser, and how each handles the scripts. */
const OLD_BROWSERS = {
  'cannot read the scripts': (page: Page) => fulfillScripts(page, 'class { static ??=! }'),
  'lacks what the first script calls': (page: Page) => fulfillScripts(page, 'Array.fromNothing()'),
  'is found too old for the scripts': (page: Page) =>
    page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted')),
}

test.beforeEach(({ allowConsoleErrors }) =>
  allowConsoleErrors(/Unexpected token|is not a function/, /status of 404/),
)

function fulfillScripts(page: Page, body: string): Promise<unknown> {
  return page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}

async function openUnscripted(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html'), address).toHaveClass(/unscripted/)
}

test('a browser that is found too old for the scripts shows all words of every kind of page', async ({
  page,
}) => {
  await OLD_BROWSERS['is found too old for the scripts'](page)
  const further = [`${paths.articles}?category=Podcast`, `${paths.paragraphs}#andre`]
  for (const path of [...PAGE_KINDS, ...further]) {
    // The script that decides is inline, and images hide no words.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const className = await page.evaluate(() => document.documentElement.className)
    expect(className, path).toContain('unscripted')
    expect(await findHiddenWords(page), path).toEqual([])
  }
})

for (const [kind, makeOld] of Object.entries(OLD_BROWSERS)) {
  test(`a browser that ${kind} shows all words, and no question`, async ({ page }) => {
    await makeOld(page)
    await openUnscripted(page, WITH_QUERY)
    expect(await findHiddenWords(page)).toEqual([])
    await page.setViewportSize(PHONE)
    await expect(page.getByRole('heading', { name: 'Vi bruger cookies' })).toBeHidden()
    await expect(page.getByRole('button', { name: menus.open })).toBeHidden()
    const menu = page.getByRole('navigation', { name: menus.main })
    await menu.getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL(paths.contact)
    const main = page.getByRole('main')
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
  })
}

test('a browser older than the baseline shows a message on pages that only a script can render', async ({
  page,
}) => {
  await OLD_BROWSERS['cannot read the scripts'](page)
  for (const address of [paths.admin, '/findes-ikke']) {
    await openUnscripted(page, address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: withoutScript.text })).toBeVisible()
    await expect(main.getByRole('link', { name: withoutScript.toHome })).toBeVisible()
  }
})
