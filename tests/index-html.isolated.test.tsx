import { readFileSync } from 'node:fs'
import { renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

describe('before the first paint', () => {
  test.each(THEMES.flatMap((theme) => [[theme, false] as const, [theme, true] as const]))(
    'the theme %s is the one that the scripts show, on a screen that prefers dark: %s',
    (theme, prefersDark) => {
      setSystemTheme(prefersDark)
      chooseTheme(theme)
      const shown = [...classList]
      expect(openPage()).toEqual(shown)
    },
  )

  test.each([
    { wanted: [...READING_PREFERENCES] },
    ...READING_PREFERENCES.map((one) => ({ wanted: [one] })),
  ])('the page is as its reader has asked for: $wanted', ({ wanted }) => {
    for (const preference of wanted) setReadingPreference(preference, true)
    expect(openPage()).toEqual(wanted)
  })

  test.each(['accepted', 'rejected'] as const)('nobody who has %s cookies is asked', (answer) => {
    storeChoice(answer)
    expect(openPage()).toEqual([])
  })

  test.each(['', 'maybe'])('whoever has answered with %j is asked, by the class', (answer) => {
    localStorage.setItem(STORAGE_KEYS.cookieConsent, answer)
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

  test('a browser that lets nobody store anything gets the defaults', () => {
    const closed = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError')
    })
    expect(openPage()).toEqual(['asks-cookies'])
    closed.mockRestore()
  })
})

describe('where no script will take the page over', () => {
  beforeEach(() => {
    localStorage.clear()
    window.history.replaceState(null, '', '/courses#supervision')
    document.body.innerHTML = '<noscript>Menu</noscript>'
  })
  afterEach(() => {
    document.body.innerHTML = ''
  })

  test('a browser that is too old for the scripts asks nothing and awaits no address', () => {
    const { value } = Object.getOwnPropertyDescriptor(Array.prototype, 'toSorted') ?? {}
    Reflect.deleteProperty(Array.prototype, 'toSorted')
    expect(openPage()).toEqual(['unscripted'])
    Object.defineProperty(Array.prototype, 'toSorted', { value, configurable: true })
  })

  test('a script of the site that fails leaves the page as it is without script', () => {
    expect(openPage()).toEqual(['asks-cookies', 'awaits-address'])
    window.onerror?.('SyntaxError', 'https://www.example.com/assets/main-1a2b.js')
    expect([...classList]).toEqual(['unscripted'])
    expect(document.body.innerHTML).toBe('Menu')
  })

  test('a script of something else that fails changes nothing', () => {
    const classes = openPage()
    window.onerror?.('SyntaxError', 'chrome-extension://translator/page.js')
    expect([...classList]).toEqual(classes)
  })
})

test('fonts are named early where the design has columns', () => {
  const media = Array.from(html.matchAll(/as="font"[^>]*media="([^"]+)"/g), ([, query]) => query)
  expect(media).toEqual(Array(2).fill(`(min-width: ${MD_BREAKPOINT})`))
})
