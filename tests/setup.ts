import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { loadIllustrations } from '@/illustrations/illustrations'
import { ELEMENT_TIMEOUT_MS } from '../scripts/dev/test-timeouts'
import { takeBareTextMisuses, watchBareText } from './helpers/bare-text'
import { rememberComputedStyles } from './helpers/computed-style'
import { refuseLoggedErrors } from './helpers/logged-errors'
import { siteNetwork } from './helpers/site-network'
import { TEST_BACKEND_PATH, TEST_KEYS } from './helpers/test-keys'

vi.stubEnv('VITE_SUPABASE_URL', TEST_BACKEND_PATH)
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', TEST_KEYS.publishableKey)

globalThis.fetch = siteNetwork

configure({ asyncUtilTimeout: ELEMENT_TIMEOUT_MS })

// Each attempt to find what is not there yet would print the whole document. The error that is reported still does.
const { getElementError } = getConfig()
configure({
  getElementError(message, container) {
    const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
    if (!isWaiting) return getElementError(message, container)
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
  },
})

// The backend runs in the same process, where jsdom has put its own byte arrays in place of those of Node.js.
vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer))

// The illustrations are decoration of many shapes, hidden from the roles by which tests find their way, and make looking
// up a role slow.
vi.mock('@/illustrations/illustration-svgs', async () => {
  const { illustrationNames } = await import('@/illustrations/illustration-name')
  const small = illustrationNames.map(
    (name) => [name, `<svg data-illustration="${name}"></svg>`] as const,
  )
  return { illustrationSvgs: new Map(small) }
})
await loadIllustrations()

// APIs that jsdom lacks and the site or Radix calls. Without layout, observers never call back.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', Observer)
vi.stubGlobal('ResizeObserver', Observer)
vi.stubGlobal('scrollTo', () => {})
Object.assign(Element.prototype, {
  scrollIntoView() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
})
rememberComputedStyles()

watchBareText()
refuseLoggedErrors()

beforeEach(() => {
  // A wide screen, the light theme and motion welcome; a test may say otherwise.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  // Responses arrive outside of React's act(), as in a browser.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})

// Before the check of logged errors: React may log one when it removes what a test has rendered.
afterEach(() => {
  // A test that fails may have left them.
  vi.useRealTimers()
  cleanup()
  expect(takeBareTextMisuses(), 'text without an element of its own (CONTRIBUTING.md)').toEqual([])
})
