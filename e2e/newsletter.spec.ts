import type { Page } from '@playwright/test'
import { articlePath, paths } from '@/content/paths'
import { expect, test } from './fixtures.ts'
import { findUnderToast } from './under-toast.ts'

const FUNCTION = '/functions/v1/subscribe-mailchimp'

async function signUp(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Tilmeld dig' }).click()
}

async function expectToast(page: Page, title: string, text: string): Promise<void> {
  // A modal dialog hides the region from the roles around it; each toast is announced outside of it.
  const toasts = page.getByRole('region', { name: /^Beskeder/, includeHidden: true })
  await expect(toasts.getByText(title, { exact: true })).toBeVisible()
  await expect(toasts.getByText(text, { exact: true })).toBeVisible()
}

// From the header: keyboard.spec.ts.
for (const [place, path] of [
  ['the card on the front page', paths.home],
  ['an article', articlePath('newsletter-kampagne-rabat-foraeldregruppeforlob')],
] as const) {
  test(`a parent signs up from ${place}, and the address arrives once`, async ({ page, site }) => {
    await page.goto(path)
    await page.getByRole('main').getByRole('button', { name: 'Tilmeld dig' }).click()
    await signUp(page, '  Mor@Eksempel.dk ')
    await expectToast(page, 'Tak for tilmeldingen!', 'Du er nu tilmeldt vores nyhedsbrev')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await site.backend.subscribers()).toMatchObject([
      { email: 'mor@eksempel.dk', status: 'subscribed' },
    ])
  })
}

test('each refusal says why and keeps what was typed', async ({
  page,
  site,
  allowConsoleErrors,
}) => {
  // The browser's own line.
  allowConsoleErrors(/status of 409/)
  await page.goto('/prices')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' })
  const field = page.getByLabel('E-mail')

  await opener.click()
  await signUp(page, 'mor.eksempel.dk')
  await expectToast(page, 'Ugyldig email', 'Indtast venligst en gyldig emailadresse')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('mor.eksempel.dk')

  await signUp(page, 'mor@eksempel.dk')
  await expectToast(page, 'Tak for tilmeldingen!', 'Du er nu tilmeldt vores nyhedsbrev')

  await opener.click()
  await expect(field).toHaveValue('')
  await signUp(page, 'mor@eksempel.dk')
  await expectToast(
    page,
    'Email allerede tilmeldt',
    'Denne email er allerede tilmeldt vores nyhedsbrev',
  )
  await expect(field).toHaveValue('mor@eksempel.dk')
  expect(await site.backend.subscribers()).toHaveLength(1)
})

test('a sign-up that the browser blocks says so at the form, on a phone too, and can be sent later', async ({
  page,
  site,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_BLOCKED_BY_CLIENT/, /The newsletter subscription failed/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(`**${FUNCTION}`, (route) => route.abort('blockedbyclient'))
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Tilmeld dig' }).click()
  await signUp(page, 'mor@eksempel.dk')
  await expectToast(page, 'Fejl', 'Der skete en fejl. Prøv venligst igen')

  const dialog = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  const advice = dialog.getByText(/Måske har din browser eller en udvidelse stoppet den/)
  await expect(advice).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'kontakt@example.com' })).toBeVisible()
  await expect(dialog.getByLabel('E-mail')).toHaveValue('mor@eksempel.dk')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.unroute(`**${FUNCTION}`)
  await dialog.getByRole('button', { name: 'Tilmeld dig' }).click()
  await expectToast(page, 'Tak for tilmeldingen!', 'Du er nu tilmeldt vores nyhedsbrev')
  expect(await site.backend.subscribers()).toHaveLength(1)
})

test('a reader who left the list is asked to confirm by mail, each time anew', async ({
  page,
  site,
}) => {
  await site.backend.reset({ seed: true })
  await page.goto('/prices')
  for (const confirmationsSent of [1, 2]) {
    await page.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' }).click()
    await signUp(page, 'frameldt@eksempel.dk')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectToast(
      page,
      'Tak for tilmeldingen!',
      'Næsten færdig. Bekræft tilmeldingen i den mail, vi lige har sendt.',
    )
    const members = await site.backend.subscribers()
    expect(members.find(({ email }) => email === 'frameldt@eksempel.dk')).toMatchObject({
      status: 'pending',
      confirmationsSent,
    })
  }
})

test('a failure says why at the field, on a small phone too, and another address can be sent', async ({
  page,
  site,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 4(09|29)/, /The newsletter subscription failed/)
  await site.backend.reset({ seed: true })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/?nyhedsbrev=1')
  const dialog = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  const field = dialog.getByLabel('E-mail')

  await signUp(page, 'retur@eksempel.dk')
  await expectToast(page, 'Fejl', 'Der skete en fejl. Prøv venligst igen')
  await expect(dialog.getByText(/er kommet retur/)).toBeInViewport()
  await expect(dialog.getByRole('link', { name: 'kontakt@example.com' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /^\+45/ })).toBeVisible()
  await expect(field).toHaveValue('retur@eksempel.dk')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  // Three are the most that one address has in an hour.
  const again = dialog.getByRole('button', { name: 'Tilmeld dig' })
  const limit = dialog.getByText(/^Der har været for mange forsøg på kort tid/)
  await again.click()
  await expect(dialog.getByText(/er kommet retur/)).toBeVisible()
  await again.click()
  await expect(dialog.getByText(/er kommet retur/)).toBeVisible()
  await again.click()
  await expect(limit).toHaveText(/Prøv igen (\S+ den \d+\. \S+ \d{4} )?kl\.\s\d\d\.\d\d\.$/)
  await expect(limit).toBeInViewport()
  await expect(field).toHaveValue('retur@eksempel.dk')

  await signUp(page, 'mor@eksempel.dk')
  await expectToast(page, 'Tak for tilmeldingen!', 'Du er nu tilmeldt vores nyhedsbrev')
})

test('where sign-ups are confirmed by mail, the thanks ask for that', async ({ page, site }) => {
  site.failBackend({
    match: ({ url }) => url.endsWith(FUNCTION),
    respond: () => Response.json({ status: 'pending' }),
  })
  await page.goto('/prices')
  await page.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' }).click()
  await signUp(page, 'mor@eksempel.dk')
  await expectToast(
    page,
    'Tak for tilmeldingen!',
    'Næsten færdig. Bekræft tilmeldingen i den mail, vi lige har sendt.',
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 600 }, hasTouch: true })

  test('a refusal lies over no name in the dialog', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('button', { name: 'Tilmeld dig' }).click()
    await signUp(page, 'mor.eksempel.dk')
    expect(await findUnderToast(page, 'Ugyldig email')).toEqual([])
  })
})

test.describe('a reader who follows a link of a mail', () => {
  test.use({ cookieConsent: null })

  test('gets the dialog at once, and an address that opens nothing when it is passed on', async ({
    page,
    site,
  }) => {
    await page.goto('/?nyhedsbrev=1')
    const dialog = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/')
    await dialog.getByLabel('E-mail').pressSequentially('far@hotmial.com')
    await dialog.getByRole('button', { name: 'Mente du far@hotmail.com?' }).click()
    await dialog.getByRole('button', { name: 'Tilmeld dig' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await site.backend.subscribers()).toMatchObject([{ email: 'far@hotmail.com' }])

    await page.reload()
    await expect(page.getByRole('region', { name: 'Vi bruger cookies' })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
})
