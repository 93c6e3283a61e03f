import type { Page } from '@playwright/test'
import { paths } from '@/content/paths'
import { ADMIN } from '../supabase/local/auth/seeded-accounts.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, refuseCookies, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './reflow.ts'

const NEW_PASSWORD = 'Nyt og bedre 1!'
const SMALL_PHONE = {
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  reducedMotion: 'reduce',
} as const

test.use(SMALL_PHONE)

/** The URL and the Referer of every request while a page is open. */
function collectAddresses(page: Page): () => Promise<string[]> {
  const told: Promise<string[]>[] = []
  page.on('request', (request) => {
    // Playwright adds the hash, which no browser sends.
    const [address = ''] = request.url().split('#')
    told.push(request.allHeaders().then(({ referer = '' }) => [address, referer]))
  })
  return async () => (await Promise.all(told)).flat()
}

async function expectAccessibleLayout(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what)
  await expectNoSidewaysScroll(page, what)
}

test('a forgotten password is replaced by a mail, on another device', async ({
  page,
  site,
  browser,
  allowConsoleErrors,
}) => {
  // A used link.
  allowConsoleErrors(/status of 40[03]/)
  await page.goto(`${paths.adminPassword}#token_hash=used`)
  const field = page.getByLabel('Ny adgangskode')
  await expect(field).toBeVisible()
  await expectAccessibleLayout(page, 'the form for a password')
  await field.click()
  await expect(page.getByRole('heading', { name: 'Linket virker ikke længere' })).toBeFocused()
  await expectAccessibleLayout(page, 'a used link')
  await page.getByLabel('E-mail').fill(ADMIN.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Se i din indbakke' })).toBeFocused()
  await expectAccessibleLayout(page, 'the mail is sent')
  const [mail, ...others] = site.backend.mails()
  expect([mail?.to, others]).toEqual([ADMIN.email, []])

  // On another device, which knows nothing of the first.
  const other = await browser.newContext(SMALL_PHONE)
  await refuseCookies(other)
  await other.clock.setFixedTime(await page.evaluate(() => Date.now()))
  const opened = await other.newPage()
  const addresses = collectAddresses(opened)
  const [, link = ''] = /href="([^"]+)"/.exec(mail?.html ?? '') ?? []
  const [, token = ''] = link.split('=')
  await opened.goto(link)
  await expect(opened).toHaveURL(`${site.origin}${paths.adminPassword}`)
  await opened.reload()
  await opened.getByLabel('Ny adgangskode').click()
  // The account, for password managers, is known once the token has been used.
  await expect(opened.locator('[autocomplete=username]')).toHaveValue(ADMIN.email)
  await opened.reload()
  await opened.getByLabel('Ny adgangskode').fill(NEW_PASSWORD)
  expect(token).toMatch(/^[0-9a-f]{56}$/)
  expect(await addresses()).toContain(`${site.origin}${paths.adminPassword}`)
  expect((await addresses()).filter((address) => address.includes(token))).toEqual([])
  await opened.getByRole('button', { name: 'Gem adgangskode' }).click()
  await expect(opened.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
  await other.close()

  await page.getByRole('link', { name: 'Tilbage til login' }).click()
  await page.getByLabel('E-mail').fill(ADMIN.email)
  await page.getByLabel('Adgangskode').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
})
