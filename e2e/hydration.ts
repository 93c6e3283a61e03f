import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

/**
 * Whether React has hydrated or rendered the page, and its effects have run. React marks its elements while it still
 * renders, which takes a slow machine a while; the scroll restoration is set by an effect (src/app/scroll-and-focus.tsx).
 * The document itself is asked: Playwright evaluates its code for locators in every document anew, a third of a megabyte.
 */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const heading = document.querySelector('h1')
    return (
      heading !== null &&
      Object.keys(heading).some((key) => key.startsWith('__reactFiber')) &&
      history.scrollRestoration === 'manual'
    )
  })
}

/** Waits until the page is interactive. */
export async function untilHydrated(page: Page): Promise<void> {
  // Some pages reload meanwhile.
  await expect(async () => expect(await isHydrated(page)).toBe(true)).toPass()
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/**
 * Navigates within the document, like the browser's buttons, and waits for the whole of the next page.
 * @param path of a page with another title
 */
export async function navigateTo(page: Page, path: string): Promise<void> {
  const title = await page.title()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page).not.toHaveTitle(title)
  await expect(page.locator('[data-deferred]')).toHaveCount(0)
  await expect(page.getByText(/^Indlæser/)).toHaveCount(0)
}

/**
 * Opens a page before any of its scripts.
 * @returns a function that releases the scripts
 */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/*.js')
  // The load event waits for the scripts.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return release
}
