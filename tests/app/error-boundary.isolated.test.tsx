import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeLoggedErrors } from '../helpers/logged-errors'
import { expectAddress, expectToast, noCourses, offline, setUpSite } from '../helpers/render-site'

const { breakable, broken } = vi.hoisted(() => {
  const broken = { part: '' }
  /** The real component, until the test says that it is broken. */
  function breakable<Props>(part: string, Component: (props: Props) => React.ReactNode) {
    return (props: Props) => {
      if (broken.part === part) throw new Error(`The ${part} is broken`)
      return Component(props)
    }
  }
  return { breakable, broken }
})

vi.mock('@/features/navigation/site-header', async (original) => {
  const { SiteHeader } = await original<typeof import('@/features/navigation/site-header')>()
  return { SiteHeader: breakable('header', SiteHeader) }
})
vi.mock('@/features/navigation/site-footer', async (original) => {
  const { SiteFooter } = await original<typeof import('@/features/navigation/site-footer')>()
  return { SiteFooter: breakable('footer', SiteFooter) }
})
vi.mock('@/features/storage-choice/storage-question', async (original) => {
  const { StorageQuestion } =
    await original<typeof import('@/features/storage-choice/storage-question')>()
  return { StorageQuestion: breakable('cookie banner', StorageQuestion) }
})
vi.mock('@/features/newsletter/newsletter-form', async (original) => {
  const { NewsletterForm } =
    await original<typeof import('@/features/newsletter/newsletter-form')>()
  return { NewsletterForm: breakable('newsletter form', NewsletterForm) }
})
vi.mock('@/pages/contact-page', async (original) => {
  const { default: ContactPage } = await original<typeof import('@/pages/contact-page')>()
  return { default: breakable('page', ContactPage) }
})
vi.mock('@/pages/admin-login-page', async (original) => {
  const { default: AdminLoginPage } = await original<typeof import('@/pages/admin-login-page')>()
  return { default: breakable('sign-in', AdminLoginPage) }
})

const site = setUpSite()
beforeEach(() => site.intercept(noCourses))
afterEach(() => {
  broken.part = ''
})

/** React logs what a boundary has caught, unless main.tsx tells it otherwise. */
function expectCaught(): void {
  expect(takeLoggedErrors()).not.toEqual([])
}

test('a page that fails leaves header and footer, and the way home leads on', async () => {
  broken.part = 'page'
  const user = site.open('/contact')
  const main = await screen.findByRole('main')
  const heading = await within(main).findByRole('heading', { level: 1, name: 'Noget gik galt' })
  expect(heading).toHaveFocus()
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  expectCaught()

  await user.click(within(main).getByRole('link', { name: 'Til forsiden' }))
  await expectAddress('/')
  expect(await screen.findByRole('heading', { level: 1, name: /^Ro/ })).toBeInTheDocument()
})

test('where the site does not respond, trying again stays in the page and shows it when it can', async () => {
  broken.part = 'page'
  const user = site.open('/contact')
  const retry = await screen.findByRole('button', { name: 'Prøv igen' })
  expectCaught()
  broken.part = ''
  site.intercept(offline)
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Kontakt' })).toBeInTheDocument()
})

test.each([
  ['header', 'banner'],
  ['footer', 'contentinfo'],
  ['cookie banner', 'region'],
])('without its %s a page can be read, and the next page tries it again', async (part, role) => {
  const options = role === 'region' ? { name: 'Vi bruger cookies' } : {}
  broken.part = part
  const user = site.open('/contact')
  const page = await screen.findByRole('heading', { level: 1, name: 'Kontakt' })
  expect(page).toBeInTheDocument()
  expect(screen.queryByRole(role, options)).not.toBeInTheDocument()
  expectCaught()

  broken.part = ''
  const main = screen.getByRole('main')
  await user.click(within(main).getByRole('link', { name: 'Forside' }))
  expect(await screen.findByRole(role, options)).toBeInTheDocument()
})

test('a newsletter dialog that fails is told of, leaves the page, and opens the next time', async () => {
  broken.part = 'newsletter form'
  const user = site.open('/contact')
  const page = await screen.findByRole('heading', { level: 1, name: 'Kontakt' })
  const opener = within(screen.getByRole('banner')).getByRole('button', { name: 'Nyhedsbrev' })
  await user.click(opener)
  await expectToast('Fejl', 'Der skete en fejl. Prøv venligst igen')
  expect(page).toBeVisible()
  expectCaught()

  broken.part = ''
  await user.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Tilmeld nyhedsbrev' })).toBeInTheDocument()
})

test('a page of the administration that fails says so in the main part of the page', async () => {
  broken.part = 'sign-in'
  const user = site.open('/admin')
  const main = await screen.findByRole('main')
  expect(within(main).getByRole('heading', { name: 'Noget gik galt' })).toHaveFocus()
  expectCaught()

  broken.part = ''
  await user.click(within(main).getByRole('link', { name: 'Til forsiden' }))
  expect(await screen.findByRole('contentinfo')).toBeInTheDocument()
})
