import type { Page } from '@playwright/test'
import { articles } from '@/content/articles/articles'
import { articlePath } from '@/content/paths'
import { site as centre } from '@/content/site'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './reflow.ts'
import { expectToast, findUnderToast } from './toast.ts'

const FUNCTION = '**/functions/v1/subscribe-mailchimp'
const THANKS = ['Tak for tilmeldingen!', 'Du er nu tilmeldt vores nyhedsbrev'] as const

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
}

async function signUp(page: Page, email: string): Promise<void> {
  await dialogOf(page).getByLabel('E-mail').fill(email)
  await dialogOf(page).getByRole('button', { name: 'Tilmeld dig' }).click()
}

// From the header: keyboard.spec.ts.
test('a parent signs up from an article, and is told of a mistake and of an address that is on the list', async ({
  page,
  site,
  allowConsoleErrors,
}) => {
  // The browser's own line.
  allowConsoleErrors(/status of 409/)
  const article = articles.find(({ showNewsletterSignup }) => showNewsletterSignup)
  if (!article) throw new Error('No article invites to the newsletter')
  await page.goto(articlePath(article.id))
  const opener = page.getByRole('main').getByRole('button', { name: 'Tilmeld dig' })
  const field = dialogOf(page).getByLabel('E-mail')
  await opener.click()
  await signUp(page, 'mor.eksempel.dk')
  await expectToast(page, 'Ugyldig email', 'Indtast venligst en gyldig emailadresse')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('mor.eksempel.dk')

  await signUp(page, '  Mor@Eksempel.dk ')
  await expectToast(page, ...THANKS)
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await site.backend.subscribers()).toMatchObject([
    { email: 'mor@eksempel.dk', status: 'subscribed' },
  ])

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

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 600 }, hasTouch: true })

  test('a sign-up that fails says why at the field, under no toast, and can be sent later', async ({
    page,
    site,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/ERR_BLOCKED_BY_CLIENT/, /status of 4/, /The newsletter subscription failed/)
    await site.backend.reset({ seed: true })
    await page.route(FUNCTION, (route) => route.abort('blockedbyclient'))
    await page.goto('/')
    await page.getByRole('main').getByRole('button', { name: 'Tilmeld dig' }).click()
    const dialog = dialogOf(page)
    await signUp(page, 'mor.eksempel.dk')
    expect(await findUnderToast(page, 'Ugyldig email')).toEqual([])

    await signUp(page, 'mor@eksempel.dk')
    await expectToast(page, 'Fejl', 'Der skete en fejl. Prøv venligst igen')
    const blocked = dialog.getByText(/Måske har din browser eller en udvidelse stoppet den/)
    await expect(blocked).toBeInViewport()
    await expect(dialog.getByRole('link', { name: centre.email })).toBeVisible()
    await expect(dialog.getByRole('link', { name: centre.phone.label })).toBeVisible()
    await expect(dialog.getByLabel('E-mail')).toHaveValue('mor@eksempel.dk')
    await expectNoSidewaysScroll(page, 'the dialog')

    await page.unroute(FUNCTION)
    await signUp(page, 'retur@eksempel.dk')
    await expect(dialog.getByText(/er kommet retur/)).toBeInViewport()
    await expectNoSidewaysScroll(page, 'the dialog with another explanation')
    await signUp(page, 'mor@eksempel.dk')
    await expectToast(page, ...THANKS)
  })
})

test.describe('with no answer to the cookie banner', () => {
  test.use({ cookieConsent: null })

  test('a reader who follows a link of a mail gets the dialog at once, and an address that opens nothing when it is passed on', async ({
    page,
    site,
  }) => {
    await page.goto('/?nyhedsbrev=1')
    await expect(dialogOf(page)).toBeVisible()
    await expect(page).toHaveURL('/')
    await dialogOf(page).getByLabel('E-mail').pressSequentially('far@hotmial.com')
    await dialogOf(page).getByRole('button', { name: 'Mente du far@hotmail.com?' }).click()
    await dialogOf(page).getByRole('button', { name: 'Tilmeld dig' }).click()
    await expect(dialogOf(page)).toHaveCount(0)
    expect(await site.backend.subscribers()).toMatchObject([{ email: 'far@hotmail.com' }])

    await page.reload()
    await expect(page.getByRole('region', { name: 'Vi bruger cookies' })).toBeVisible()
    await expect(dialogOf(page)).toHaveCount(0)
  })
})
