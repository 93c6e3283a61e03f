import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionStorageKey } from '@/lib/supabase'
import { expectAddress, setUpSite } from '../../helpers/render-site'

const site = setUpSite()

/** Simulates another tab that changes the stored answer or, without one, clears the storage. */
function changeInOtherTab(choice?: string): void {
  window.localStorage.clear()
  if (choice) window.localStorage.setItem('cookieConsent', choice)
  const key = choice ? 'cookieConsent' : null
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
}

// The answer is kept in memory, which all tests share.
afterEach(() => changeInOtherTab())

function findBanner(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Vi bruger cookies' })
}

function queryBanner(): HTMLElement | null {
  return screen.queryByRole('region', { name: 'Vi bruger cookies' })
}

test('the cookie question asks with two answers, the refusal first, and links to the privacy policy', async () => {
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
])('%s is stored as %s, closes the banner and is confirmed in words', async (answer, stored) => {
  const user = site.open('/contact')
  await findBanner()
  await user.click(screen.getByRole('button', { name: answer }))

  expect(queryBanner()).not.toBeInTheDocument()
  expect(window.localStorage.getItem('cookieConsent')).toBe(stored)
  expect(screen.getByText('Dit valg er gemt')).toHaveAttribute('aria-live', 'polite')
})

test('an answer of an earlier visit is not asked for again, nor confirmed', async () => {
  window.localStorage.setItem('cookieConsent', 'rejected')
  site.open('/contact')
  expect(queryBanner()).not.toBeInTheDocument()
  await screen.findByRole('heading', { level: 1, name: 'Kontakt' })
  expect(queryBanner()).not.toBeInTheDocument()
  expect(screen.queryByText('Dit valg er gemt')).not.toBeInTheDocument()
})

test('a stored value that is no answer is asked for again', async () => {
  window.localStorage.setItem('cookieConsent', 'true')
  site.open('/contact')
  expect(await findBanner()).toBeInTheDocument()
})

test('the footer opens the banner again with the focus in it, and gets the focus back', async () => {
  window.localStorage.setItem('cookieConsent', 'rejected')
  const user = site.open('/contact')
  const opener = await screen.findByRole('button', { name: 'Cookieindstillinger' })
  await user.click(opener)

  expect(await findBanner()).toHaveFocus()
  expect(window.localStorage.getItem('cookieConsent')).toBe('rejected')
  await user.tab()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Afvis' })).toHaveFocus()
  await user.tab()
  await user.keyboard('{Enter}')

  expect(queryBanner()).not.toBeInTheDocument()
  expect(opener).toHaveFocus()
  expect(window.localStorage.getItem('cookieConsent')).toBe('accepted')
})

test('the banner stays open on the privacy page, where the answer moves no focus to the footer', async () => {
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

test('an answer in one tab closes the banner in the others', async () => {
  site.open('/contact')
  await findBanner()
  changeInOtherTab('accepted')
  await waitFor(() => expect(queryBanner()).not.toBeInTheDocument())
})

test('where the browser refuses storage, the answer lasts until the page is left', async () => {
  const refuse = (key: string) => {
    // The auth client looks after its session every half a minute, whichever test is at work.
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
