import { paths } from '@/content/paths'
import { STORAGE_KEYS } from '@/lib/storage'
import { expect, test } from './fixtures.ts'
import { untilHydrated } from './hydration.ts'

test('the stored theme is there before the app is', async ({ page }) => {
  // Never answered, so the app does not start.
  await page.route('**/assets/*.js', () => {})
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), STORAGE_KEYS.theme)
  await page.goto(paths.home, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('a mobile menu that cannot be downloaded says so, and opens at the next click', async ({
  page,
  allowConsoleErrors,
  context,
}) => {
  allowConsoleErrors(/Failed to load resource|A part of the page failed to render/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.prices)
  await untilHydrated(page)
  await context.setOffline(true)
  const opener = page.getByRole('button', { name: 'Åbn menu' })
  await opener.click()
  await expect(
    page.getByText('Menuen kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.', {
      exact: true,
    }),
  ).toBeVisible()

  await context.setOffline(false)
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})
