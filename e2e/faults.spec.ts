import type { Page } from '@playwright/test'
import { paths } from '@/content/paths'
import { signInAsAdmin } from '../scripts/dev/sign-in.ts'
import { ADMIN } from '../supabase/local/auth/seeded-accounts.ts'
import { expect, FAILED_REQUEST, PHONE, test } from './fixtures.ts'
import { isHydrated, openHydrated, untilHydrated } from './hydration.ts'
import { expectNoSidewaysScroll } from './reflow.ts'
import { expectToast, toasts } from './toast.ts'

// A sample of the faults. The message of each call for each fault: tests/features/auth/*-faults.test.tsx,
// tests/features/courses/admin/course-faults.test.tsx, tests/features/newsletter/newsletter-dialog.test.tsx.

/** The site's own line in the console about an error that a boundary has caught. */
const CAUGHT = /^console.error: A part of the page failed to render/

test('a course that cannot be saved without a connection stays in the form until it can', async ({
  page,
  context,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST)
  await seedCourses([{ title: 'Unge stemmer' }])
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Rediger Unge stemmer' }).click()
  const form = page.getByRole('dialog')
  const submit = form.getByRole('button', { name: 'Opdater' })
  await form.getByLabel('Titel').fill('Vent på nettet')
  await form.getByLabel('Type').selectOption('Foredrag')

  // Before the visit has shown any message, whose code must be there.
  await context.setOffline(true)
  await submit.click()
  await expectToast(
    page,
    'Fejl',
    'Kunne ikke opdatere kursus: Der er ingen forbindelse til serveren. Tjek din internetforbindelse, og prøv igen. Det kan være sket alligevel.',
  )
  await expect(form.getByLabel('Titel')).toHaveValue('Vent på nettet')
  await expect(form.getByLabel('Type')).toHaveValue('foredrag')
  await context.setOffline(false)
  await expect(
    form.getByText('Listen er hentet igen: Ændringerne er ikke gemt. Prøv igen.'),
  ).toBeVisible()
  await submit.click()
  await expectToast(page, 'Succes', 'Kursus opdateret succesfuldt')
  await expect(page.getByRole('row').filter({ hasText: 'Vent på nettet' })).toHaveCount(1)
})

test('however much a server says, it fits on a phone, in its own language', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST)
  await page.setViewportSize({ width: 390, height: 664 })
  const words = `relation "${'private_'.repeat(20)}" refuses this, ${'and says why '.repeat(60)}indeed`
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill({ status: 400, json: { error_code: 'invalid_credentials', msg: words } }),
  )
  await page.goto(paths.admin)
  await page.getByLabel('E-mail').fill(ADMIN.email)
  await page.getByLabel('Adgangskode').fill('forkert')
  await page.getByRole('button', { name: 'Log ind' }).click()

  await expectToast(page, 'Login fejl', words)
  await expect(page.getByText('Forkert e-mail eller adgangskode.', { exact: true })).toBeVisible()
  const toast = toasts(page).getByRole('listitem')
  await expect(toast.getByText(words)).toHaveAttribute('lang', 'en')
  await expect(toast.getByRole('button', { name: 'Luk besked' })).toBeInViewport({ ratio: 1 })
  await expect(toast).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page, 'the sign-in')
})

/** Counts document loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

const CODE = '**/assets/*.js'

/**
 * Removes all code but that of the document at this URL. In its place come start pages, as some hosts send them for a file
 * that they do not know, or else responses that say so.
 */
async function removePageCode(page: Page, path: string, hasStartPage = false): Promise<void> {
  const html = await (await page.request.get(path)).text()
  const [, started] = /data-scripts="([^"]+)"/.exec(html) ?? []
  const named = Array.from(html.matchAll(/<script type="module" src="([^"]+)"/g), ([, src]) => src)
  const first = started?.split(' ') ?? named
  expect(first).not.toEqual([])
  await page.route(CODE, (route) =>
    first.includes(new URL(route.request().url()).pathname)
      ? route.fallback()
      : route.fulfill({
          status: hasStartPage ? 200 : 404,
          contentType: 'text/html',
          body: 'Forside',
        }),
  )
}

test('a page whose code is still missing after a reload says so, and opens when it is there', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, CAUGHT)
  await removePageCode(page, paths.admin, true)
  const documents = countDocuments(page)
  await page.goto(paths.admin, { waitUntil: 'commit' })
  const failed = page.getByRole('heading', { name: 'Noget gik galt', level: 1 })
  await expect(failed).toBeFocused()
  await expect(page.getByText('Siden er netop blevet opdateret. Prøv igen om lidt.')).toBeVisible()
  expect(documents()).toBe(2)

  await page.unroute(CODE)
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByRole('heading', { name: 'Log ind' })).toBeVisible()
})

test('a document whose own code is missing is reloaded once, and can then be read', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, /No script yet/)
  const documents = countDocuments(page)
  await removePageCode(page, paths.prices)
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('No script yet'),
  )
  await page.goto(paths.prices, { waitUntil: 'commit' })
  await refused
  expect(documents()).toBe(2)
  await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible()
  expect(await isHydrated(page)).toBe(false)

  await page.unroute(CODE)
  await page.getByRole('main').getByRole('link', { name: 'Forside' }).click()
  await expect(page).toHaveURL(paths.home)
  await untilHydrated(page)
})

test('a page that cannot open without a network says so, and opens when it is back', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, CAUGHT, /Failed to fetch/)
  await openHydrated(page, paths.contact)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Priser' }).click()
  const failed = page.getByRole('heading', { name: 'Noget gik galt', level: 1 })
  await expect(failed).toBeFocused()
  const told = (words: string) =>
    expect(page.locator('.toast-corner').getByText(words)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' }).click()
  await told('Der skete en fejl. Prøv venligst igen')
  await page.setViewportSize(PHONE)
  const opener = page.getByRole('button', { name: 'Åbn menu' })
  await opener.click()
  await told('Menuen kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.')
  const retry = page.getByRole('button', { name: 'Prøv igen' })
  await retry.click()
  // From the button back to the heading: the second attempt has failed as well.
  await expect(failed).toBeFocused()

  await context.setOffline(false)
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Priser', level: 1 })).toBeVisible()
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})
