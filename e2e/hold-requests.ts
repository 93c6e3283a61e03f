import type { Page } from '@playwright/test'

/**
 * Holds requests.
 * @returns a function that releases these requests, and all later ones
 */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.fallback()
  })
  return release
}
