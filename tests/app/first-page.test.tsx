import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  holdFirstPage,
  isFirstPageHeld,
  isFirstPageLeft,
  onFirstPageLink,
  releaseFirstPage,
  takeClick,
} from '@/app/first-page'
import { lazyPage } from '@/app/lazy-page'
import { takeLoggedErrors } from '../helpers/logged-errors'

const HTML = `<main><!--$--><h1>Priser</h1><button type="button">Vis alle</button>
<a href="/contact">Kontakt</a> <a href="https://example.com/">Andre</a><!--/$--></main>
<button type="button">Menu</button>`

/** Asks whether the site is there. */
const ask = vi.fn()
let root: Root | undefined
let isOnline: boolean
/** How often the page's code was asked for. */
let downloads: number
const onShowAll = vi.fn()
let clicks: ('kept' | 'passed')[]

/** Sees what has become of a click, and goes nowhere, which jsdom cannot. */
function onClick(event: MouseEvent) {
  clicks.push(event.defaultPrevented ? 'kept' : 'passed')
  event.preventDefault()
}

/** What the frame does when the page is there. */
function Release() {
  useEffect(releaseFirstPage, [])
  return null
}

/** A page as the build wrote it, which React takes over but for its code. */
function openPage(): void {
  const Page = lazyPage(async () => {
    downloads += 1
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return {
      default: () => (
        <>
          <Release />
          <h1>Priser</h1>
          <button type="button" onClick={onShowAll}>
            Vis alle
          </button>
          {'\n'}
          <a href="/contact">Kontakt</a> <a href="https://example.com/">Andre</a>
        </>
      ),
    }
  })
  document.body.innerHTML = `<div id="root">${HTML}</div>`
  const element = document.getElementById('root')
  if (!element) throw new Error('There is no root')
  holdFirstPage('/prices', screen.getByRole('main'))
  window.addEventListener('click', onClick, { capture: true })
  root = hydrateRoot(
    element,
    <>
      <main>
        <Suspense>
          <Page />
        </Suspense>
      </main>
      {'\n'}
      <button type="button">Menu</button>
    </>,
  )
}

async function isTakenOver(): Promise<void> {
  await waitFor(() => expect(isFirstPageHeld()).toBe(false))
}

/** Lets React do whatever it would do by itself. */
async function settle(): Promise<void> {
  await act(async () => {})
}

beforeEach(() => {
  isOnline = true
  downloads = 0
  clicks = []
  onShowAll.mockClear()
  ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', ask)
})

afterEach(async () => {
  await act(async () => root?.unmount())
  releaseFirstPage()
  // A page that was left held still waits for its sign.
  isOnline = true
  fireEvent.pointerMove(window)
  await settle()
  window.removeEventListener('click', onClick, { capture: true })
})

test('without a visitor the page stays as it is, and its code is not sent for', async () => {
  openPage()
  const heading = screen.getByRole('heading')
  await settle()
  expect(downloads).toBe(0)
  expect(isFirstPageHeld()).toBe(true)
  expect(screen.getByRole('heading')).toBe(heading)
})

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'click', 'scroll'])(
  'the first %s fetches the code, once, and the page is taken over as it is',
  async (sign) => {
    openPage()
    const heading = screen.getByRole('heading')
    await settle()
    window.dispatchEvent(new Event(sign))
    window.dispatchEvent(new Event(sign))
    await isTakenOver()
    expect(downloads).toBe(1)
    expect(screen.getByRole('heading')).toBe(heading)
  },
)

test('a touch or a key on a link does not fetch the code, and a pointer does', async () => {
  openPage()
  await settle()
  const link = screen.getByRole('link', { name: 'Kontakt' })
  for (const sign of ['pointerdown', 'touchstart', 'keydown'])
    fireEvent(link, new Event(sign, { bubbles: true }))
  await settle()
  expect(downloads).toBe(0)
  expect(isFirstPageHeld()).toBe(true)

  fireEvent.pointerMove(link)
  await isTakenOver()
  expect(downloads).toBe(1)
})

test('a click on a link is for the frame to follow, without the code', async () => {
  const follow = vi.fn(() => true)
  const takeBack = onFirstPageLink(follow)
  openPage()
  await settle()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Kontakt' })
  fireEvent.click(link)
  expect(follow.mock.calls).toEqual([[link]])
  await settle()
  expect(clicks).toEqual(['kept'])
  expect(downloads).toBe(0)
  expect(takeClick(link)).toBe(true)
  expect(takeClick(link)).toBe(false)

  fireEvent.click(link)
  fireEvent.click(screen.getByRole('button', { name: 'Vis alle' }))
  expect(takeClick(link)).toBe(false)
  takeBack()
})

test('a link that was clicked before the frame had come to life is followed when it has', async () => {
  openPage()
  await settle()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Kontakt' })
  fireEvent.click(link)
  const follow = vi.fn(() => true)
  const takeBack = onFirstPageLink(follow)
  expect(follow.mock.calls).toEqual([[link]])
  takeBack()
})

test('a link that the frame does not follow waits for the code, which is fetched at once', async () => {
  const takeBack = onFirstPageLink(() => false)
  openPage()
  await settle()
  fireEvent.click(screen.getByRole('link', { name: 'Kontakt' }))
  await isTakenOver()
  await waitFor(() => expect(clicks).toEqual(['kept', 'passed']))
  expect(downloads).toBe(1)
  takeBack()
})

test('a click on a button is kept, and made when the page is taken over', async () => {
  openPage()
  await settle()
  fireEvent.click(screen.getByRole('button', { name: 'Vis alle' }))
  expect(clicks).toEqual(['kept'])
  fireEvent.pointerMove(window)
  await isTakenOver()
  await waitFor(() => expect(onShowAll).toHaveBeenCalledTimes(1))
  expect(clicks).toEqual(['kept', 'passed'])
})

test('of several clicks the last is made', async () => {
  openPage()
  await settle()
  fireEvent.click(screen.getByRole('link', { name: 'Kontakt' }))
  fireEvent.click(screen.getByRole('button', { name: 'Vis alle' }))
  fireEvent.pointerMove(window)
  await isTakenOver()
  await waitFor(() => expect(onShowAll).toHaveBeenCalledTimes(1))
  expect(clicks).toEqual(['kept', 'kept', 'passed'])
})

test('once the page is taken over, clicks are its own', async () => {
  openPage()
  await settle()
  fireEvent.pointerMove(window)
  await isTakenOver()
  await settle()
  fireEvent.click(screen.getByRole('button', { name: 'Vis alle' }))
  expect(clicks).toEqual(['passed'])
  expect(onShowAll).toHaveBeenCalledTimes(1)
})

test.each([
  ['with Ctrl', 'Kontakt', { ctrlKey: true }],
  ['with the command key', 'Kontakt', { metaKey: true }],
  ['with Shift', 'Kontakt', { shiftKey: true }],
  ['with Alt', 'Kontakt', { altKey: true }],
  ['of the middle button', 'Kontakt', { button: 1 }],
  ['on a link to another site', 'Andre', {}],
])('a click %s is left to the browser', async (_case, name, init) => {
  openPage()
  await settle()
  fireEvent.click(screen.getByRole('link', { name }), init)
  expect(clicks).toEqual(['passed'])
})

test('a click on the frame around the page is left to the frame', async () => {
  openPage()
  await settle()
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(clicks).toEqual(['passed'])
})

test('where the code cannot be had the page stays, and the next sign tries again', async () => {
  isOnline = false
  openPage()
  const heading = screen.getByRole('heading')
  await settle()
  fireEvent.pointerMove(window)
  await waitFor(() => expect(takeLoggedErrors()).toHaveLength(1))
  expect(isFirstPageHeld()).toBe(true)
  expect(screen.getByRole('heading')).toBe(heading)

  isOnline = true
  fireEvent.keyDown(window)
  await isTakenOver()
  expect(downloads).toBe(2)
  expect(screen.getByRole('heading')).toBe(heading)
})

test('where the code is gone, the page is loaded anew at the first sign', async () => {
  isOnline = false
  const { location } = window
  const reload = vi.fn()
  vi.stubGlobal('location', { href: location.href, origin: location.origin, reload })
  ask.mockResolvedValue(new Response())
  openPage()
  await settle()
  expect(reload).not.toHaveBeenCalled()
  fireEvent.pointerMove(window)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  vi.stubGlobal('location', location)
  expect(takeLoggedErrors()).toEqual([])
})

test('where the code cannot be had, a kept click on a link leads there by itself', async () => {
  isOnline = false
  const assign = vi.fn()
  const { location } = window
  vi.stubGlobal('location', { origin: location.origin, assign })
  openPage()
  await settle()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Kontakt' })
  fireEvent.click(link)
  expect(assign).not.toHaveBeenCalled()
  fireEvent.pointerMove(window)
  await waitFor(() => expect(assign).toHaveBeenCalledWith(link.href))
  vi.stubGlobal('location', location)
  expect(takeLoggedErrors()).toHaveLength(1)
})

test('where the code cannot be had, a kept click on a button is let go', async () => {
  isOnline = false
  openPage()
  await settle()
  fireEvent.click(screen.getByRole('button', { name: 'Vis alle' }))
  fireEvent.pointerMove(window)
  await waitFor(() => expect(takeLoggedErrors()).toHaveLength(1))

  isOnline = true
  fireEvent.pointerMove(window)
  await isTakenOver()
  await settle()
  expect(onShowAll).not.toHaveBeenCalled()
})

test('whoever goes on meanwhile has left the page for good, and a kept click with it', async () => {
  openPage()
  await settle()
  fireEvent.click(screen.getByRole('button', { name: 'Vis alle' }))
  expect(isFirstPageLeft('/prices')).toBe(false)
  expect(isFirstPageLeft('/contact')).toBe(true)
  expect(isFirstPageHeld()).toBe(false)
  expect(isFirstPageLeft('/prices')).toBe(true)
  await settle()
  expect(clicks).toEqual(['kept'])
})
