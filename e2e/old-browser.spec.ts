import type { Page } from '@playwright/test'
import { withoutScript } from '@/content/error-pages'
import { menus } from '@/content/navigation'
import { paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { expect, test } from './fixtures.ts'

// Browsers older than the baseline (README.md), whose visitors have not answered the question about cookies.
test.use({ cookieConsent: null, viewport: { width: 1920, height: 1080 } })

const PHONE = { width: 390, height: 844 }
const PAGES = [...PUBLIC_PATHS, ...ARTICLE_PATHS]
const PAGES_AT_ONCE = 7

/** The kinds of too old browser, and how each handles the scripts. */
const OLD_BROWSERS = {
  'cannot read the scripts': (page: Page) => fulfillScripts(page, 'class { static ??=! }'),
  'lacks what the first script calls': (page: Page) => fulfillScripts(page, 'Array.fromNothing()'),
  'is found too old for the scripts': (page: Page) =>
    page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted')),
}

/** A browser's messages about such scripts. */
const SCRIPT_ERROR = /Unexpected token|is not a function/

function fulfillScripts(page: Page, body: string): Promise<unknown> {
  return page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}

async function openUnscripted(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html'), address).toHaveClass(/unscripted/)
}

/** The invisible text of the page's `main`, apart from controls that need a script. */
function findHiddenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) return ['no main']
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const hidden: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      const words = text.textContent?.trim()
      if (!element || !words || element.closest('script, .sr-only')) continue
      if (element.closest('[class*="noscript:hidden"]')) continue
      // A section that its own summary unfolds.
      if (element.closest('details:not([open])') && !element.closest('summary')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        hidden.push(words)
    }
    return hidden
  })
}

for (let first = 0; first < PAGES.length; first += PAGES_AT_ONCE) {
  const pages = PAGES.slice(first, first + PAGES_AT_ONCE)
  test(`a browser that cannot read the scripts shows all words of ${pages[0]} and ${pages.length - 1} more pages`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(SCRIPT_ERROR)
    await OLD_BROWSERS['cannot read the scripts'](page)
    for (const path of pages) {
      await openUnscripted(page, path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect(await findHiddenWords(page), path).toEqual([])
    }
  })
}

for (const [kind, makeOld] of Object.entries(OLD_BROWSERS)) {
  test(`a browser that ${kind} shows all words whatever stands in the address`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(SCRIPT_ERROR)
    await makeOld(page)
    for (const address of [
      `${paths.courses}?uge=2026-W49#supervision`,
      `${paths.articles}?category=Podcast`,
      `${paths.paragraphs}#andre`,
    ]) {
      await openUnscripted(page, address)
      expect(await findHiddenWords(page), address).toEqual([])
    }
  })

  test(`a browser that ${kind} has menu, telephone and mail on a phone, and no question that it cannot answer`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(SCRIPT_ERROR)
    await makeOld(page)
    await page.setViewportSize(PHONE)
    await openUnscripted(page, paths.home)
    await expect(page.getByRole('heading', { name: 'Vi bruger cookies' })).toBeHidden()
    await expect(page.getByRole('button', { name: menus.open })).toBeHidden()
    await page
      .getByRole('navigation', { name: menus.main })
      .getByRole('link', { name: 'Kontakt' })
      .click()
    await expect(page).toHaveURL(paths.contact)
    const main = page.getByRole('main')
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
  })
}

for (const address of [paths.admin, '/findes-ikke']) {
  test(`a browser that cannot read the scripts is told so at ${address}, where nothing but a script makes the page`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(SCRIPT_ERROR, /status of 404/)
    await OLD_BROWSERS['cannot read the scripts'](page)
    await openUnscripted(page, address)
    await expect(page.getByRole('heading', { name: withoutScript.text })).toBeVisible()
    await expect(page.getByRole('link', { name: withoutScript.toHome })).toBeVisible()
  })
}
