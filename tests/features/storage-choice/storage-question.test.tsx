import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionStorageKey } from '@/lib/supabase'
import { expectAddress, setUpSite } from '../../helpers/render-site'

const site = setUpSite()

/** Simulates another tab that stores a choice or, without one, clears the storage. */
function changeInOtherTab(choice?: string): void {
  window.localStorage.clear()
  if (choice) window.localStorage.setItem('cookieConsent', choice)
  const key = choice ? 'cookieConsent' : null
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
}

// The choice is kept in memory, which all tests share.
afterEach(() => changeInOtherTab())

function findBanner(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Vi bruger cookies' })
}

function queryBanner(): HTMLElement | null {
  return screen.queryByRole('region', { name: 'Vi bruger cookies' })
}

test('the cookie banner has two equal buttons and a link to the privacy policy, also where the stored choice is unknown', async () => {
  window.localStorage.setItem('cookieConsent', 'true')
  site.open('/contact')
  const banner = await findBanner()
  const answers = within(banner).getAllByRole('button')
  expect(answers.map((button) => button.textContent)).toEqual(['Afvis', 'Acceptér alle'])
  expect(new Set(answers.map((button) => button.className)).size).toBe(1)
  const link = within(banner).getByRole('link', { name: 'Læs privatlivspolitikken' })
  expect(link).toHaveAttribute('href', '/privacy')
})

test.each([
  ['Afvis', 'rejected'],
  ['Acceptér alle', 'accepted'],
])('%s stores %s, and closes the cookie banner with an announcement', async (answer, stored) => {
  const user = site.open('/contact')
  await findBanner()
  await user.click(screen.getByRole('button', { name: answer }))

  expect(queryBanner()).not.toBeInTheDocument()
  expect(window.localStorage.getItem('cookieConsent')).toBe(stored)
  expect(screen.getByText('Dit valg er gemt')).toHaveAttribute('aria-live', 'polite')
})

// How it is answered again: e2e/cookie-banner.spec.ts.
test('the cookie banner stays closed after an earlier choice, until the footer opens and focuses it', async () => {
  window.localStorage.setItem('cookieConsent', 'rejected')
  const user = site.open('/contact')
  const opener = await screen.findByRole('button', { name: 'Cookieindstillinger' })
  expect(queryBanner()).not.toBeInTheDocument()
  expect(screen.queryByText('Dit valg er gemt')).not.toBeInTheDocument()
  await user.click(opener)
  expect(await findBanner()).toHaveFocus()
  expect(window.localStorage.getItem('cookieConsent')).toBe('rejected')
})

test('the cookie banner stays open on the privacy page, where the choice does not focus the footer', async () => {
  window.localStorage.setItem('cookieConsent', 'accepted')
  const user = site.open('/contact')
  const opener = await screen.findByRole('button', { name: 'Cookieindstillinger' })
  await user.click(opener)
  await user.click(screen.getByRole('link', { name: 'Læs privatlivspolitikken' }))
  await waitFor(() => expect(document.title).toMatch(/^Privatlivspolitik/))
  await expectAddress('/privacy')

  await user.click(within(await findBanner()).getByRole('button', { name: 'Afvis' }))
  expect(queryBanner()).not.toBeInTheDocument()
  expect(opener).not.toHaveFocus()
})

test('a choice in one tab closes the cookie banner in the others', async () => {
  site.open('/contact')
  await findBanner()
  changeInOtherTab('accepted')
  await waitFor(() => expect(queryBanner()).not.toBeInTheDocument())
})

test('where the browser refuses storage, the choice lasts as long as the document', async () => {
  const refuse = (key: string) => {
    // The auth client reads its session every half minute, also during this test.
    if (key === sessionStorageKey) return null
    throw new DOMException('Refused', 'SecurityError')
  }
  const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const user = site.open('/contact')
  await user.click(within(await findBanner()).getByRole('button', { name: 'Afvis' }))
  const footer = screen.getByRole('contentinfo')
  await user.click(within(footer).getByRole('link', { name: 'Priser' }))
  await screen.findByRole('heading', { level: 1, name: 'Priser' })
  expect(queryBanner()).not.toBeInTheDocument()
  getItem.mockRestore()
  setItem.mockRestore()
})
