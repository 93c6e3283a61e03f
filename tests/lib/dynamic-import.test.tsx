import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from '@/app/toasts'
import { dynamicImport } from '@/lib/dynamic-import'
import { watchForMissingCode } from '@/lib/missing-code'
import { dismissToast } from '@/lib/toast-store'
import { takeLoggedErrors } from '../helpers/logged-errors'

const NO_CONNECTION = 'Menuen kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.'
const REPLACED = 'Siden er netop blevet opdateret. Genindlæs den om lidt, og prøv igen.'

const { location } = window
const reload = vi.fn()
/** The site's own server, asked whether it is there. */
const ask = vi.fn()
const importMenu = vi.fn()

beforeAll(watchForMissingCode)
beforeEach(() => {
  reload.mockClear()
  importMenu
    .mockReset()
    .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  ask.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('location', { href: location.href, pathname: location.pathname, reload })
  window.history.replaceState(null, '')
  render(<Toasts />)
})
afterEach(() => {
  vi.stubGlobal('location', location)
  dismissToast()
})

function menu() {
  return dynamicImport<string>('menu', importMenu, {
    failed: { title: 'Fejl', text: NO_CONNECTION, tone: 'destructive' },
    replaced: REPLACED,
  })
}

test('what was fetched when somebody came near is there for the click', async () => {
  importMenu.mockResolvedValue('the menu')
  const { preload, load } = menu()
  preload()
  expect(await load()).toBe('the menu')
  expect(importMenu).toHaveBeenCalledTimes(1)
})

test('coming near says nothing of a failure', async () => {
  menu().preload()
  await waitFor(() => expect(importMenu).toHaveBeenCalled())
  expect(ask).not.toHaveBeenCalled()
})

test('without a connection it says so, stays, and tries again at the next click', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  const { load } = menu()
  expect(await load()).toBeUndefined()
  expect(await screen.findByText(NO_CONNECTION)).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['No menu'])
  expect(reload).not.toHaveBeenCalled()

  importMenu.mockResolvedValue('the menu')
  expect(await load()).toBe('the menu')
})

test('where the site is there but not the code, a toast says so', async () => {
  expect(await menu().load()).toBeUndefined()
  expect(await screen.findByText(REPLACED)).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['No menu'])
  expect(reload).not.toHaveBeenCalled()
})

test('something that is typed is worth more than the new version, and the page says what to do', async () => {
  render(<input aria-label="Søg" />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Søg' }), 'skole')
  expect(await menu().load()).toBeUndefined()
  expect(await screen.findByText(REPLACED)).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['No menu'])
  expect(reload).not.toHaveBeenCalled()
})
