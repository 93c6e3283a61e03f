import { renderHook } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSiteLinks } from '@/app/site-links'

// Of the pages only matters whether there is one.
vi.mock('@/app/routes', () => ({
  hasPage: (path: string) => ['/prices', '/contact', '/courses'].includes(path),
}))

const seen: string[] = []
let stop: () => void
let isLeftToBrowser: boolean | undefined

/** Last on a click's way. jsdom opens no pages, so none is asked of it. */
function onArrival(event: Event): void {
  isLeftToBrowser = !event.defaultPrevented
  event.preventDefault()
}

beforeEach(() => {
  seen.length = 0
  isLeftToBrowser = undefined
  document.body.innerHTML = `
    <a href="/contact"><b>Kontakt</b></a>
    <a href="/Courses/?uge=47#supervision">Supervision</a>
    <a href="/kurser">Kurser</a>
    <a href="/prices">Priser</a>
    <a href="/feed.xml">Feed</a>
    <a href="/contact" target="_blank">Nyt faneblad</a>
    <a href="/contact" data-reload>Forfra</a>
    <a href="https://example.com/contact">Andre</a>
    <a href="mailto:kontakt@example.com">Mail</a>
    <p>Tekst</p>`
  const { unmount } = renderHook(
    () => {
      useSiteLinks()
      const { pathname, search, hash } = useLocation()
      seen.push(`${useNavigationType()} ${pathname}${search}${hash}`)
    },
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/prices']}>{children}</MemoryRouter>
      ),
    },
  )
  window.addEventListener('click', onArrival)
  stop = () => {
    unmount()
    window.removeEventListener('click', onArrival)
  }
})

afterEach(() => stop())

async function click(words: string, keys = ''): Promise<void> {
  const target = [...document.querySelectorAll('a, p')].find(
    ({ textContent }) => textContent === words,
  )
  if (!target) throw new Error(`There is no ${words}`)
  const user = userEvent.setup()
  if (keys) await user.keyboard(keys)
  await user.click(target.firstElementChild ?? target)
}

test.each([
  ['Kontakt', 'PUSH /contact'],
  ['Supervision', 'PUSH /Courses/?uge=47#supervision'],
  ['Kurser', 'PUSH /kurser'],
])('the link %s is followed by the router', async (words, step) => {
  await click(words)
  expect(isLeftToBrowser).toBe(false)
  expect(seen.at(-1)).toBe(step)
})

test('a link to where one is adds no step to the history', async () => {
  await click('Priser')
  expect(seen.at(-1)).toBe('REPLACE /prices')
})

test.each(['Feed', 'Nyt faneblad', 'Forfra', 'Andre', 'Mail', 'Tekst'])(
  'a click on %s is left to the browser',
  async (words) => {
    await click(words)
    expect(isLeftToBrowser).toBe(true)
    expect(seen.at(-1)).toBe('POP /prices')
  },
)

test.each(['Control', 'Meta', 'Shift', 'Alt'])(
  'a click with the key %s is left to the browser',
  async (key) => {
    await click('Kontakt', `{${key}>}`)
    expect(isLeftToBrowser).toBe(true)
    expect(seen.at(-1)).toBe('POP /prices')
  },
)

test('a click that has been answered is not answered again', async () => {
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
  await click('Kontakt')
  expect(seen.at(-1)).toBe('POP /prices')
})
