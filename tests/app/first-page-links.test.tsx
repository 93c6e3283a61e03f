import { act, renderHook, waitFor } from '@testing-library/react'
import { type Location, MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdFirstPage, isFirstPageLeft, releaseFirstPage } from '@/app/first-page'
import { useFirstPageLinks } from '@/app/first-page-links'
import { preloadPage } from '@/app/routes'

// Of the pages only matters whether there is one, and whether its code can be had.
vi.mock('@/app/routes', () => ({
  hasPage: (path: string) => ['/prices', '/contact', '/courses'].includes(path),
  preloadPage: vi.fn(),
}))

const assign = vi.fn()
const { location } = window
let shown: { result: { current: Location }; unmount: () => void }

function place(): string {
  const { pathname, search, hash } = shown.result.current
  return pathname + search + hash
}

beforeEach(() => {
  vi.mocked(preloadPage).mockReset().mockResolvedValue()
  assign.mockReset()
  window.history.replaceState(null, '', '/prices')
  document.body.innerHTML = `<main>
    <a href="/contact">Kontakt</a>
    <a href="/Courses/?uge=47#supervision">Supervision</a>
    <a href="/prices#betaling">Betaling</a>
    <a href="/feed.xml">Feed</a>
    <a href="/courses" target="_blank">Kurser</a>
  </main>`
  const main = document.querySelector('main')
  if (!main) throw new Error('There is no page')
  holdFirstPage('/prices', main)
  shown = renderHook(
    () => {
      useFirstPageLinks()
      return useLocation()
    },
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/prices']}>{children}</MemoryRouter>
      ),
    },
  )
})

afterEach(() => {
  shown.unmount()
  // Lets go of a click that is still kept.
  isFirstPageLeft('/')
  releaseFirstPage()
  vi.stubGlobal('location', location)
})

async function click(words: string): Promise<void> {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === words)
  await act(async () => link?.click())
}

test('a link leads to its page, with query and hash', async () => {
  await click('Supervision')
  expect(vi.mocked(preloadPage).mock.calls).toEqual([['/courses']])
  await waitFor(() => expect(place()).toBe('/Courses/?uge=47#supervision'))
})

/** A download that has not ended, and how to end it. */
function openDownload(): { download: Promise<void>; end: () => void } {
  let end = () => {}
  const download = new Promise<void>((resolve) => {
    end = resolve
  })
  return { download, end }
}

test('the page stays until the code of the next is there', async () => {
  const { download, end } = openDownload()
  vi.mocked(preloadPage).mockReturnValue(download)
  await click('Kontakt')
  expect(place()).toBe('/prices')
  await act(async () => end())
  expect(place()).toBe('/contact')
})

test('of several links the last is followed', async () => {
  const { download, end } = openDownload()
  vi.mocked(preloadPage).mockReturnValueOnce(download)
  await click('Kontakt')
  await click('Supervision')
  await act(async () => end())
  expect(place()).toBe('/Courses/?uge=47#supervision')
})

test('where the code of the next page cannot be had, the browser follows the link', async () => {
  vi.stubGlobal('location', { ...location, pathname: '/prices', origin: location.origin, assign })
  vi.mocked(preloadPage).mockRejectedValue(new TypeError('Failed to fetch'))
  await click('Kontakt')
  await waitFor(() => expect(assign.mock.calls).toEqual([[`${location.origin}/contact`]]))
  expect(place()).toBe('/prices')
})

test.each(['Betaling', 'Feed', 'Kurser'])('the link %s waits for the page', async (words) => {
  await click(words)
  expect(preloadPage).not.toHaveBeenCalled()
  expect(place()).toBe('/prices')
})
