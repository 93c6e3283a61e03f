import { readFileSync } from 'node:fs'
import { renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCanonicalLocation } from '@/app/canonical-location'
import { storeChoice } from '@/features/storage-choice/storage-choice'
import { StorageQuestion } from '@/features/storage-choice/storage-question'
import { MD_BREAKPOINT } from '@/lib/media-query'
import { READING_PREFERENCES, setReadingPreference } from '@/lib/reading-preferences'
import { STORAGE_KEYS } from '@/lib/storage'
import { chooseTheme, THEMES } from '@/lib/theme'

const html = readFileSync('index.html', 'utf8')
const { classList } = document.documentElement

/** Runs the script of the head as a browser does that opens a page. @returns the classes that it sets */
function openPage(): string[] {
  const [, inHtml = ''] = /<html[^>]* class="(.*?)"/.exec(html) ?? []
  classList.value = inHtml
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
  new Function(script)()
  return [...classList]
}

function setSystemTheme(isDark: boolean): void {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isDark }))
}

beforeEach(() => localStorage.setItem(STORAGE_KEYS.cookieConsent, 'accepted'))
afterEach(() => {
  localStorage.clear()
  classList.value = ''
  window.onerror = null
  window.history.replaceState(null, '', '/')
})

test.each(THEMES.flatMap((theme) => [[theme, false] as const, [theme, true] as const]))(
  'before the first paint the theme %s is the one that the scripts show, on a screen that prefers dark: %s',
  (theme, prefersDark) => {
    setSystemTheme(prefersDark)
    chooseTheme(theme)
    const shown = [...classList]
    expect(openPage()).toEqual(shown)
  },
)

test('before the first paint the page has all reading preferences of its reader', () => {
  const [first] = READING_PREFERENCES
  setReadingPreference(first, true)
  expect(openPage()).toEqual([first])
  for (const preference of READING_PREFERENCES) setReadingPreference(preference, true)
  expect(openPage()).toEqual(READING_PREFERENCES)
})

test('before the first paint the class of the banner is set only for a visitor without a stored choice', () => {
  for (const choice of ['accepted', 'rejected'] as const) {
    storeChoice(choice)
    expect(openPage()).toEqual([])
  }
  localStorage.setItem(STORAGE_KEYS.cookieConsent, 'maybe')
  const [asking] = openPage()
  const banner = renderToString(
    <StaticRouter location="/">
      <StorageQuestion />
    </StaticRouter>,
  )
  expect(banner).toContain(`in-[.${asking}]:`)
})

test('a query or a hash is awaited until the page knows them', () => {
  for (const address of ['/articles?category=Podcast', '/courses#supervision']) {
    window.history.replaceState(null, '', address)
    expect(openPage()).toHaveLength(1)
    renderHook(() => useCanonicalLocation(useLocation()), { wrapper: BrowserRouter })
    expect([...classList]).toEqual([])
  }
})

test('a browser whose storage is denied gets the defaults', () => {
  const denied = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(openPage()).toEqual(['asks-cookies'])
  denied.mockRestore()
})

test('where a script of the site fails, and not one of an extension, the page is as without scripts', () => {
  localStorage.clear()
  window.history.replaceState(null, '', '/courses#supervision')
  document.body.innerHTML = '<noscript>Menu</noscript>'
  expect(openPage()).toEqual(['asks-cookies', 'awaits-address'])
  window.onerror?.('SyntaxError', 'chrome-extension://translator/page.js')
  expect([...classList]).toEqual(['asks-cookies', 'awaits-address'])
  window.onerror?.('SyntaxError', 'https://www.example.com/assets/main-1a2b.js')
  expect([...classList]).toEqual(['unscripted'])
  expect(document.body.innerHTML).toBe('Menu')
  document.body.innerHTML = ''
})

test('fonts are preloaded where the design has columns', () => {
  const media = Array.from(html.matchAll(/as="font"[^>]*media="([^"]+)"/g), ([, query]) => query)
  expect(media).toEqual(Array(3).fill(`(min-width: ${MD_BREAKPOINT})`))
})
