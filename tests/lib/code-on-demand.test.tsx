import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from '@/app/toasts'
import { codeOnDemand } from '@/lib/code-on-demand'
import { dismissToast } from '@/lib/toast-store'
import { takeLoggedErrors } from '../helpers/logged-errors'

const NO_CONNECTION = 'Menuen kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.'
const REPLACED = 'Siden er netop blevet opdateret. Genindlæs den om lidt, og prøv igen.'

const { location } = window
const reload = vi.fn()
/** The site's own server, asked whether it is there. */
const ask = vi.fn()
const load = vi.fn()

beforeEach(() => {
  reload.mockClear()
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
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
  return codeOnDemand<string>('menu', load, {
    title: 'Fejl',
    text: NO_CONNECTION,
    tone: 'destructive',
  })
}

test('what was fetched when somebody came near is there for the click', async () => {
  load.mockResolvedValue('the menu')
  const { preload, demand } = menu()
  preload()
  expect(await demand()).toBe('the menu')
  expect(load).toHaveBeenCalledTimes(1)
})

test('coming near says nothing of a failure', async () => {
  menu().preload()
  await waitFor(() => expect(load).toHaveBeenCalled())
  expect(ask).not.toHaveBeenCalled()
})

test('without a connection it says so, stays, and tries again at the next click', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  const { demand } = menu()
  expect(await demand()).toBeUndefined()
  expect(await screen.findByText(NO_CONNECTION)).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['No menu'])
  expect(reload).not.toHaveBeenCalled()

  load.mockResolvedValue('the menu')
  expect(await demand()).toBe('the menu')
})

test('code that a new version has taken away is fetched with the page it belongs to', async () => {
  void menu().demand()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('where it is still missing after that, the page stays and says why', async () => {
  window.history.replaceState({ renewed: true }, '')
  expect(await menu().demand()).toBeUndefined()
  expect(await screen.findByText(REPLACED)).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['No menu'])
  expect(reload).not.toHaveBeenCalled()
})

test('something that is typed is worth more than the new version, and the page says what to do', async () => {
  render(<input aria-label="Søg" />)
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Søg' }).value = 'skole'
  expect(await menu().demand()).toBeUndefined()
  expect(await screen.findByText(REPLACED)).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['No menu'])
  expect(reload).not.toHaveBeenCalled()
})
