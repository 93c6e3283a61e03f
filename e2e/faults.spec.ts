import type { Page } from '@playwright/test'
import { paths } from '@/content/paths'
import { failRequests, holdRequests, htmlResponse, jsonResponse, offline } from './faults.ts'
import { expect, FAILED_REQUEST, test } from './fixtures.ts'
import { isHydrated, openHydrated, untilHydrated } from './hydration.ts'
import { signInAsAdmin } from './sign-in.ts'
import { expectToast, toasts } from './toast.ts'

// A sample of the faults. What each call tells about each of them: tests/features/auth/*-faults.test.tsx,
// tests/features/courses/admin/course-faults.test.ts, tests/features/newsletter/newsletter-dialog.test.tsx.

const NO_CONNECTION =
  'Der er ingen forbindelse til serveren. Tjek din internetforbindelse, og prøv igen.'
const NO_ANSWER = 'Serveren svarer ikke lige nu. Prøv igen om lidt.'

const COURSES = '/rest/v1/course_events'

/** The site's own line in the console about an error that a boundary has caught. */
const CAUGHT = /^console.error: A part of the page failed to render/

test('an administrator whose sign-in, rights, list or sign-out meets a fault is told, and can try again', async ({
  page,
  seedCourses,
  allowConsoleErrors,
}) => {
  // The auth client logs a request that failed, too.
  allowConsoleErrors(FAILED_REQUEST, /Failed to fetch/, /The server did not hear of the sign-out/)
  await seedCourses([{ title: 'Stadig her' }])
  await page.goto(paths.admin)
  await page.getByLabel('E-mail').fill('admin@example.com')
  const password = page.getByLabel('Adgangskode')
  await password.fill('Kursusadmin1!')
  const signIn = page.getByRole('button', { name: 'Log ind' })
  let restore = await failRequests(page, 'POST', '/auth/v1/token', offline)
  await signIn.click()
  await expectToast(page, 'Login fejl', NO_CONNECTION)
  await expect(password).toHaveValue('Kursusadmin1!')
  await expect(password).toBeFocused()

  await restore()
  const release = await holdRequests(page, '**/auth/v1/token*')
  await signIn.click()
  await expect(page.getByRole('button', { name: 'Logger ind...' })).toBeDisabled()
  release()
  await expect(page.getByRole('row').filter({ hasText: 'Stadig her' })).toBeVisible()

  restore = await failRequests(page, 'GET', '/rest/v1/user_roles', offline)
  await page.reload()
  await expectToast(page, 'Fejl', `Kunne ikke kontrollere dine rettigheder: ${NO_CONNECTION}`)
  await expect(page.getByRole('heading', { name: 'Adgang nægtet' })).toBeVisible()

  await restore()
  restore = await failRequests(page, 'GET', COURSES, htmlResponse(503))
  await page.reload()
  await expectToast(page, 'Fejl', `Kunne ikke hente kurser: ${NO_ANSWER}`)
  await expect(page.getByText('Kurserne kunne ikke hentes.')).toBeVisible()
  await restore()
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Stadig her' })).toBeVisible()

  await failRequests(page, 'POST', '/auth/v1/logout', offline)
  await page.getByRole('button', { name: 'Log ud' }).click()
  // A user who is still signed in is redirected to the panel.
  await expect(signIn).toBeVisible()
})

test('a course that cannot be saved or deleted stays where it is until it can, and nothing typed is lost', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST)
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Opret kursus' }).click()
  const form = page.getByRole('dialog', { name: 'Opret nyt kursus' })
  const typed = {
    Titel: 'Vent på nettet',
    Dato: '2026-11-20',
    Starttidspunkt: '19:00',
    Sluttidspunkt: '21:00',
    Lokation: 'Valby Kulturhus',
    'URL (valgfri)': 'https://example.com/kursus',
  }
  const field = (label: string) => form.getByLabel(label, { exact: true })
  for (const [label, value] of Object.entries(typed)) await field(label).fill(value)
  await field('Type').selectOption('foredrag')
  async function expectTyped(): Promise<void> {
    for (const [label, value] of Object.entries(typed))
      await expect(field(label)).toHaveValue(value)
    await expect(field('Type')).toHaveValue('foredrag')
  }
  const submit = form.getByRole('button', { name: 'Opret', exact: true })

  await test.step('no connection, before the visit has shown any message', async () => {
    await context.setOffline(true)
    await submit.click()
    await expectToast(page, 'Fejl', `Kunne ikke oprette kursus: ${NO_CONNECTION}`)
    await expectTyped()
    await context.setOffline(false)
  })

  await test.step('a refusal', async () => {
    const refusal = jsonResponse(403, { code: '42501', message: 'permission denied' })
    const restore = await failRequests(page, 'POST', COURSES, refusal)
    await submit.click()
    await expectToast(page, 'Fejl', 'Kunne ikke oprette kursus: permission denied')
    await expect(form.getByText('Du har ikke rettigheder til at ændre kurser.')).toBeVisible()
    await expectTyped()
    await restore()
  })

  await test.step('an expired session', async () => {
    const expired = jsonResponse(401, { code: 'PGRST301', message: 'JWT expired' })
    const restore = await failRequests(page, 'POST', COURSES, expired)
    await submit.click()
    const signIn = page.getByRole('alertdialog', { name: 'Din session er udløbet' })

    const asked = page.waitForEvent('dialog')
    const leaving = signIn.getByRole('link', { name: 'Gå til login' }).click({ noWaitAfter: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await leaving

    await restore()
    await signIn.getByLabel('Adgangskode').fill('Kursusadmin1!')
    await signIn.getByRole('button', { name: 'Log ind' }).click()
    await expect(signIn).toBeHidden()
    await expectTyped()
  })

  await test.step('a slow response', async () => {
    const release = await holdRequests(page, `**${COURSES}*`)
    await submit.click()
    await expect(form.getByRole('button', { name: 'Gemmer...' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectTyped()
    release()
    await expectToast(page, 'Succes', 'Kursus oprettet succesfuldt')
    await expect(form).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: typed.Titel })).toHaveCount(1)
  })

  await test.step('a deletion', async () => {
    const restore = await failRequests(page, 'DELETE', COURSES, htmlResponse(503))
    await page.getByRole('button', { name: `Slet ${typed.Titel}` }).click()
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Slet', exact: true })
    await confirm.click()
    await expectToast(page, 'Fejl', `Kunne ikke slette kursus: ${NO_ANSWER}`)
    await restore()
    await confirm.click()
    await expect(page.getByText('Ingen kurser fundet')).toBeVisible()
  })
})

test('however much a server says, it fits on a phone, in its own language', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST)
  const phone = { width: 390, height: 664 }
  await page.setViewportSize(phone)
  const words = `relation "${'private_'.repeat(20)}" refuses this, ${'and says why '.repeat(60)}indeed`
  const refusal = jsonResponse(400, { error_code: 'invalid_credentials', msg: words })
  await failRequests(page, 'POST', '/auth/v1/token', refusal)
  await page.goto(paths.admin)
  await page.getByLabel('E-mail').fill('admin@example.com')
  await page.getByLabel('Adgangskode').fill('forkert')
  await page.getByRole('button', { name: 'Log ind' }).click()

  await expectToast(page, 'Login fejl', words)
  await expect(page.getByText('Forkert e-mail eller adgangskode.', { exact: true })).toBeVisible()
  const toast = toasts(page).getByRole('listitem')
  await expect(toast.getByText(words)).toHaveAttribute('lang', 'en')
  await expect(toast.getByRole('button', { name: 'Luk besked' })).toBeInViewport({ ratio: 1 })
  await expect(toast).toBeInViewport({ ratio: 1 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(phone.width)
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

/** Makes all code be gone but that of the document at this URL. */
async function removePageCode(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text()
  const [, started] = /data-scripts="([^"]+)"/.exec(html) ?? []
  const named = Array.from(html.matchAll(/<script type="module" src="([^"]+)"/g), ([, src]) => src)
  const first = started?.split(' ') ?? named
  expect(first).not.toEqual([])
  await page.route(CODE, (route) =>
    first.includes(new URL(route.request().url()).pathname)
      ? route.fallback()
      : route.fulfill({ status: 404, body: 'Not found' }),
  )
}

test('a page whose code has been replaced is reloaded, once', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST)
  await openHydrated(page, paths.contact)
  const documents = countDocuments(page)
  // Some hosts send their start page for a file that they do not know.
  const replaced = htmlResponse(200)
  await page.route(CODE, (route) => (documents() === 0 ? replaced(route) : route.fallback()))
  await page.getByRole('banner').getByRole('link', { name: 'Priser' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible()
  await untilHydrated(page)
  await expect(page).toHaveURL(paths.prices)
  expect(documents()).toBe(1)
})

test('a page whose code is still missing after a reload says so, and opens when it is there', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, CAUGHT)
  await removePageCode(page, paths.admin)
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

test('a document whose own code is missing is reloaded once, can then be read, and its links lead on', async ({
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

test('a mobile menu that cannot be downloaded says so, and opens at the next click', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, CAUGHT)
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, paths.prices)
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

test('the search finds what it finds where the code of its suggestions cannot be had', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, CAUGHT)
  const code = '**/assets/suggestions-*.js*'
  await page.route(code, offline)
  await openHydrated(page, `${paths.search}?q=autisme`)
  const results = page.getByRole('main').getByRole('link', { name: /^Gå til siden/ })
  await expect(results.first()).toBeVisible()
  const box = page.getByRole('searchbox')
  await box.fill('førtidspenion')
  await expect(page.getByRole('heading', { name: 'Ingen resultater fundet' })).toBeVisible()
  await expect(page.getByText(/^Mente du/)).toBeHidden()

  await page.unroute(code)
  await box.fill('skolevægrng')
  await expect(page.getByText(/^Mente du/)).toBeVisible()
})
