import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { SearchField } from '@/components/ui/search-field'
import { hasReloaded, isMissingCode, loadNow, watchForMissingCode } from '@/lib/code-loading'
import { holdUnsavedInput } from '@/lib/unsaved-input'

const failure = new TypeError('Failed to fetch dynamically imported module')
const reload = vi.fn()
/** Stands in for the site's own server. */
const ask = vi.fn()
const { location } = window

beforeAll(() => {
  watchForMissingCode()
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }))
})

beforeEach(() => {
  reload.mockClear()
  ask.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('location', {
    get href() {
      return location.href
    },
    get pathname() {
      return location.pathname
    },
    get search() {
      return location.search
    },
    reload,
  })
  window.history.replaceState({ key: 'k1' }, '', '/prices')
})
afterEach(() => {
  vi.stubGlobal('location', location)
  window.history.replaceState(null, '', '/')
})

/** Waits for missing code. @returns the error, or 'reloading' where the promise stays pending */
async function waitForCode(error: unknown = failure): Promise<unknown> {
  let outcome: unknown = 'reloading'
  loadNow(Promise.reject(error)).catch((thrown) => {
    outcome = thrown
  })
  // Without a real network all of it happens before the next timer.
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).toHaveBeenCalledTimes(outcome === 'reloading' ? 1 : 0)
  reload.mockClear()
  return outcome
}

test.each([200, 404])(
  'a page whose code is missing is reloaded where the site responds with %d',
  async (status) => {
    ask.mockResolvedValue(new Response(null, { status }))
    expect(await waitForCode()).toBe('reloading')
    expect(ask.mock.calls).toMatchObject([[location.href, { method: 'HEAD' }]])
  },
)

test('a page is reloaded once for each entry of the history, in which the state of the router stays', async () => {
  expect(hasReloaded()).toBe(false)
  expect(await waitForCode()).toBe('reloading')
  expect(hasReloaded()).toBe(true)
  expect(window.history.state).toMatchObject({ key: 'k1' })
  expect(await waitForCode()).toBe(failure)

  window.history.pushState({ key: 'k2' }, '')
  expect(hasReloaded()).toBe(false)
  expect(await waitForCode()).toBe('reloading')
})

test.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the host is in trouble', async () => new Response(null, { status: 503 })],
])('a page stays where %s', async (_, response) => {
  ask.mockImplementation(response)
  expect(await waitForCode()).toBe(failure)
  expect(hasReloaded()).toBe(false)
})

test('an error in code that was downloaded reloads nothing', async () => {
  const other = new TypeError(failure.message)
  expect(isMissingCode(other)).toBe(false)
  expect(await waitForCode(other)).toBe(other)
  expect(ask).not.toHaveBeenCalled()
})

/** A controlled field, whose default value React keeps equal to the value, and others. */
function Fields() {
  const [word, setWord] = useState('')
  return (
    <>
      <SearchField label="Søg" value={word} onChange={setWord} />
      <Input aria-label="E-mail" />
      <NativeSelect aria-label="Hastighed">
        <option>1</option>
        <option>2</option>
      </NativeSelect>
    </>
  )
}

test.each([
  ['Søg', userEvent.type],
  ['E-mail', userEvent.type],
  ['Hastighed', userEvent.selectOptions],
])('a page is not reloaded while something is filled in at %s', async (label, fillIn) => {
  const { unmount } = render(<Fields />)
  await fillIn(screen.getByLabelText(label), '2')
  expect(await waitForCode()).toBe(failure)
  expect(ask).not.toHaveBeenCalled()

  unmount()
  expect(await waitForCode()).toBe('reloading')
})

test('text that was typed before hydration is not lost in a reload', async () => {
  render(<input aria-label="Søg" />)
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Søg' }).value = 'skole'
  watchForMissingCode()
  expect(await waitForCode()).toBe(failure)
})

test('text on the page that is being left does not prevent a reload of the next one', async () => {
  render(<Input aria-label="E-mail" />)
  await userEvent.type(screen.getByLabelText('E-mail'), 'mor@')
  window.history.pushState(null, '', '/contact')
  expect(await waitForCode()).toBe('reloading')
})

test('a page is reloaded although a search is filled in, since the query of its URL keeps it', async () => {
  window.history.replaceState(null, '', '/search?q=uro')
  render(<Input aria-label="Søg" />)
  await userEvent.type(screen.getByLabelText('Søg'), 'uro')
  expect(await waitForCode()).toBe('reloading')
})

test('a page that would ask before it is left is not reloaded', async () => {
  const release = holdUnsavedInput()
  expect(await waitForCode()).toBe(failure)
  release()
  expect(await waitForCode()).toBe('reloading')
})
