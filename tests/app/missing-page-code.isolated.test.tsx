import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageErrorBoundary } from '@/app/error-boundary'
import { watchForMissingCode } from '@/lib/missing-code'
import { takeLoggedErrors } from '../helpers/logged-errors'

const { location } = window
const reload = vi.fn()
const ask = vi.fn()
/** React tells of what a boundary has caught, too; main.tsx says which of it is a fault. */
const REPORTED = 'No code for the page'

beforeEach(() => {
  reload.mockClear()
  ask.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('location', { href: location.href, pathname: location.pathname, reload })
  window.history.replaceState(null, '')
})
afterEach(() => vi.stubGlobal('location', location))

/** Goes to a page whose code cannot be downloaded. */
function openWithoutCode(): void {
  const failure = new TypeError('Failed to fetch dynamically imported module')
  watchForMissingCode()
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }))
  function Page(): never {
    throw failure
  }
  render(
    <MemoryRouter>
      <PageErrorBoundary>
        <Page />
      </PageErrorBoundary>
    </MemoryRouter>,
  )
}

test('a page whose code a new version has taken away is loaded anew, and no fault is noted', async () => {
  openWithoutCode()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(takeLoggedErrors()).not.toContain(REPORTED)
})

test('where it is still missing after that, the page says so, and is not loaded in circles', async () => {
  window.history.replaceState({ renewed: true }, '')
  openWithoutCode()
  expect(await screen.findByRole('heading', { name: 'Noget gik galt' })).toHaveFocus()
  expect(
    screen.getByText('Siden er netop blevet opdateret. Prøv igen om lidt.'),
  ).toBeInTheDocument()
  expect(reload).not.toHaveBeenCalled()
  expect(takeLoggedErrors()).toContain(REPORTED)
})

test('without a connection the page is not left', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  openWithoutCode()
  expect(await screen.findByRole('heading', { name: 'Noget gik galt' })).toHaveFocus()
  expect(reload).not.toHaveBeenCalled()
  expect(takeLoggedErrors()).toContain(REPORTED)
})
