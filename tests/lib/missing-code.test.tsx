import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  isMissingCode,
  isRenewed,
  renewPage,
  renewUntouchedPage,
  watchForMissingCode,
} from '@/lib/missing-code'

const failure = new TypeError('Failed to fetch dynamically imported module')
const reload = vi.fn()
const ask = vi.fn()
const { location } = window

beforeEach(() => {
  reload.mockClear()
  ask.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('location', { href: 'http://localhost/prices', reload })
  window.history.replaceState({ key: 'k1' }, '')
})
afterEach(() => {
  vi.stubGlobal('location', location)
  document.body.replaceChildren()
})

/** Renews the page, as far as that goes: where it is loaded anew nothing follows. */
async function renew(renewal = renewPage): Promise<unknown> {
  let outcome: unknown = 'nothing'
  renewal(failure).catch((error) => {
    outcome = error
  })
  // Whatever does not wait for a network is done before the next timer.
  await new Promise((resolve) => setTimeout(resolve))
  return outcome
}

test.each([200, 404])(
  'where the site answers with %d the page is loaded anew, and nothing else happens',
  async (status) => {
    ask.mockResolvedValue(new Response(null, { status }))
    expect(await renew()).toBe('nothing')
    expect(reload).toHaveBeenCalledTimes(1)
    expect(ask.mock.calls).toMatchObject([['http://localhost/prices', { method: 'HEAD' }]])
  },
)

test('what the router keeps in the history stays', async () => {
  await renew()
  expect(window.history.state).toMatchObject({ key: 'k1' })
})

test('it happens once for each entry of the history, so that no visitor runs in circles', async () => {
  expect(isRenewed()).toBe(false)
  await renew()
  expect(isRenewed()).toBe(true)
  expect(await renew()).toBe(failure)
  expect(reload).toHaveBeenCalledTimes(1)

  window.history.pushState({ key: 'k2' }, '')
  expect(await renew()).toBe('nothing')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('without a network the page stays', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await renew()).toBe(failure)
  expect(reload).not.toHaveBeenCalled()
  expect(isRenewed()).toBe(false)
})

test('a host in trouble would have no page to load', async () => {
  ask.mockResolvedValue(new Response(null, { status: 503 }))
  expect(await renew()).toBe(failure)
  expect(reload).not.toHaveBeenCalled()
})

test('a page on which something is typed is not loaded anew, until that is gone', async () => {
  const field = document.createElement('input')
  document.body.append(field)
  field.value = 'skole'
  expect(await renew(renewUntouchedPage)).toBe(failure)
  expect(ask).not.toHaveBeenCalled()

  field.value = ''
  expect(await renew(renewUntouchedPage)).toBe('nothing')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('what Vite could not preload is missing code, and no other error is', () => {
  watchForMissingCode()
  expect(isMissingCode(failure)).toBe(false)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }))
  expect(isMissingCode(failure)).toBe(true)
  expect(isMissingCode(new TypeError(failure.message))).toBe(false)
  expect(isMissingCode('a text')).toBe(false)
})
