import { renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCanonicalLocation } from '@/app/canonical-location'
import { storeChoice } from '@/features/storage-choice/storage-choice'
import { StorageQuestion } from '@/features/storage-choice/storage-question'
import { READING_PREFERENCES, setReadingPreference } from '@/lib/reading-preferences'
import { STORAGE_KEYS } from '@/lib/storage'
import { chooseTheme, THEMES } from '@/lib/theme'

const { classList } = document.documentElement

/** Runs the first script as a browser does that opens a document. @returns the classes that it leaves or sets */
async function openDocument(scripts?: readonly string[]): Promise<string[]> {
  classList.value = 'unscripted'
  const script = document.createElement('script')
  if (scripts) script.dataset.scripts = scripts.join(' ')
  const current = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  vi.resetModules()
  await import('@/boot')
  current.mockRestore()
  return [...classList]
}

beforeEach(() => localStorage.setItem(STORAGE_KEYS.cookieConsent, 'accepted'))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  classList.value = ''
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  window.onerror = null
  window.history.replaceState(null, '', '/')
})

test.each(THEMES.flatMap((theme) => [[theme, false] as const, [theme, true] as const]))(
  'before the first paint the theme %s is the one that the scripts show, on a screen that prefers dark: %s',
  async (theme, prefersDark) => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: prefersDark }))
    chooseTheme(theme)
    const shown = [...classList]
    expect(await openDocument()).toEqual(shown)
  },
)

test('before the first paint the page has all reading preferences of its reader', async () => {
  const [first] = READING_PREFERENCES
  setReadingPreference(first, true)
  expect(await openDocument()).toEqual([first])
  for (const preference of READING_PREFERENCES) setReadingPreference(preference, true)
  expect(await openDocument()).toEqual(READING_PREFERENCES)
})

test('before the first paint the class of the banner is set only for a visitor without a stored choice', async () => {
  for (const choice of ['accepted', 'rejected'] as const) {
    storeChoice(choice)
    expect(await openDocument()).toEqual([])
  }
  localStorage.setItem(STORAGE_KEYS.cookieConsent, 'maybe')
  const [asking] = await openDocument()
  const banner = renderToString(
    <StaticRouter location="/">
      <StorageQuestion />
    </StaticRouter>,
  )
  expect(banner).toContain(`in-[.${asking}]:`)
})

test('a query or a hash is awaited until the page knows them', async () => {
  for (const address of ['/articles?category=Podcast', '/courses#supervision']) {
    window.history.replaceState(null, '', address)
    expect(await openDocument()).toHaveLength(1)
    renderHook(() => useCanonicalLocation(useLocation()), { wrapper: BrowserRouter })
    expect([...classList]).toEqual([])
  }
})

test('a browser whose storage is denied gets the defaults', async () => {
  const denied = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(await openDocument()).toEqual(['asks-cookies'])
  denied.mockRestore()
})

test('where a script of the site itself fails the page is as without scripts', async () => {
  localStorage.clear()
  window.history.replaceState(null, '', '/courses#supervision')
  document.body.innerHTML = '<noscript>Menu</noscript>'
  expect(await openDocument()).toEqual(['asks-cookies', 'awaits-address'])
  window.onerror?.('SyntaxError', 'chrome-extension://translator/page.js')
  expect([...classList]).toEqual(['asks-cookies', 'awaits-address'])
  window.onerror?.('SyntaxError', 'https://www.example.com/assets/main-1a2b.js')
  expect([...classList]).toEqual(['unscripted'])
  expect(document.body.innerHTML).toBe('Menu')
})

test('the scripts of a page start after its first contentful paint, and are preloaded where nothing has done so', async () => {
  let paint = (_name: string) => {}
  class Observer {
    constructor(onPaint: (list: unknown, observer: Observer) => void) {
      paint = (painted) =>
        onPaint({ getEntriesByName: (name: string) => (name === painted ? [{}] : []) }, this)
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  const entry = ['/assets/main-1a2b.js', '/assets/framework-3c4d.js']
  const all = [...entry, '/assets/prices-page-7a8b.js']
  document.head.innerHTML = all.map((url) => `<link rel="modulepreload" href="${url}">`).join('')
  const addresses = (selector: string, attribute: string) =>
    Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(attribute))

  await openDocument(entry)
  // As Safari before 17, jsdom does not know `modulepreload`.
  window.bodyIsComplete?.()
  paint('first-paint')
  expect(addresses('script', 'src')).toEqual([])
  const here = all.map((url) => new URL(url, document.baseURI).href)
  expect(addresses('link[rel=preload]', 'href')).toEqual(here)
  paint('first-contentful-paint')
  expect(addresses('script[type=module]', 'src')).toEqual(entry)
})
