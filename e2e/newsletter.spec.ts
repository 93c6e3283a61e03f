import { site as centre } from '@/content/site'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './reflow.ts'
import { expectToast, findUnderToast } from './toast.ts'

// By keyboard, from the header: keyboard.spec.ts. Each refusal: tests/features/newsletter/newsletter-dialog.test.tsx.

test.use({ viewport: { width: 320, height: 600 }, hasTouch: true })

test('on a small phone a failed sign-up says why at the field, and can be sent later', async ({
  page,
  site,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_BLOCKED_BY_CLIENT/, /status of 4/, /The newsletter subscription failed/)
  await site.backend.reset({ seed: true })
  const call = '**/functions/v1/subscribe-mailchimp'
  await page.route(call, (route) => route.abort('blockedbyclient'))
  await page.goto('/?nyhedsbrev=1')
  const dialog = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL('/')
  async function signUp(email: string): Promise<void> {
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByRole('button', { name: 'Tilmeld dig' }).click()
  }

  await signUp('mor.eksempel.dk')
  expect(await findUnderToast(page, 'Ugyldig email')).toEqual([])
  await signUp('mor@eksempel.dk')
  await expectToast(page, 'Fejl', 'Der skete en fejl. Prøv venligst igen')
  const blocked = dialog.getByText(/Måske har din browser eller en udvidelse stoppet den/)
  await expect(blocked).toBeInViewport()
  await expect(dialog.getByRole('link', { name: centre.email })).toBeVisible()
  await expect(dialog.getByRole('link', { name: centre.phone.label })).toBeVisible()
  await expect(dialog.getByLabel('E-mail')).toHaveValue('mor@eksempel.dk')
  await expectNoSidewaysScroll(page, 'the dialog')

  await page.unroute(call)
  await signUp('retur@eksempel.dk')
  await expect(dialog.getByText(/er kommet retur/)).toBeInViewport()
  await expectNoSidewaysScroll(page, 'the dialog with another explanation')
  await signUp('mor@eksempel.dk')
  await expectToast(page, 'Tak for tilmeldingen!', 'Du er nu tilmeldt vores nyhedsbrev')
})
