import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { site as centre } from '@/content/site'
import { addStyleSheet } from '../../helpers/computed-style'
import { expectAddress, setUpSite } from '../../helpers/render-site'

const site = setUpSite()

// The one rule of the stylesheet by which the closed menu differs from the open one.
addStyleSheet('.hidden { display: none }')

async function mainMenu() {
  return screen.findByRole('navigation', { name: 'Hovedmenu' })
}

async function kommuner() {
  return within(await mainMenu()).getByRole('button', { name: 'Kommuner' })
}

/** Links of the menu by how they begin; none is found while it is closed. */
function menuLink(beginning: string) {
  return within(screen.getByRole('banner')).getByRole('link', {
    name: new RegExp(`^${beginning}`),
  })
}

function expectOpen(opener: HTMLElement) {
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  expect(menuLink('Paragraffer')).toBeInTheDocument()
}

function expectClosed(opener: HTMLElement) {
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  expect(() => menuLink('Paragraffer')).toThrow(/Unable to find/)
}

function hrefs(links: readonly HTMLElement[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'))
}

/** Opens a page, and focuses Kommuner. */
async function focusKommuner() {
  const user = site.open('/contact')
  const opener = await kommuner()
  opener.focus()
  return { user, opener }
}

test('the header leads to every page that the specification names, and home by the name of the centre', async () => {
  site.open('/contact')
  expect(hrefs(within(await mainMenu()).getAllByRole('link'))).toEqual([
    '/about',
    '/services',
    '/courses',
    '/prices',
    '/articles',
  ])
  const shortcuts = screen.getByRole('navigation', { name: 'Genveje' })
  expect(hrefs(within(shortcuts).getAllByRole('link'))).toEqual([
    '/articles?category=Stillingsopslag',
    '/pfa-customer',
    '/viso',
    '/contact',
    '/search',
  ])
  const logo = within(screen.getByRole('banner')).getByRole('link', { name: /til forsiden$/ })
  expect(logo).toHaveAttribute('href', '/')
  expect(logo).toHaveTextContent(centre.name)
})

test('Kommuner opens a menu of three pages, from which Escape returns', async () => {
  const { user, opener } = await focusKommuner()
  expectClosed(opener)
  await user.keyboard('{Enter}')
  expectOpen(opener)
  const panel = menuLink('Paragraffer').closest('ul')
  if (!panel) throw new Error('The links are not a list')
  expect(opener).toHaveAttribute('aria-controls', panel.id)
  expect(hrefs(within(panel).getAllByRole('link'))).toEqual([
    '/paragraffer',
    '/helhedsorienterede-indsatser',
    '/aflosning-og-aflastning',
  ])

  await user.tab()
  expect(menuLink('Paragraffer')).toHaveFocus()
  await user.keyboard('{Escape}')
  expectClosed(opener)
  expect(opener).toHaveFocus()
})

test('each way to press Kommuner opens and closes its menu', async () => {
  const { user, opener } = await focusKommuner()
  for (const press of [
    () => user.keyboard('{Enter}'),
    () => user.keyboard('[Space]'),
    () => user.pointer({ keys: '[TouchA]', target: opener }),
  ]) {
    await press()
    expectOpen(opener)
    await press()
    expectClosed(opener)
  }
})

test('keys and typed letters move through the menu', async () => {
  const { user } = await focusKommuner()
  for (const [key, beginning] of [
    ['ArrowDown', 'Paragraffer'],
    ['ArrowDown', 'Helhedsorienterede'],
    ['End', 'Afløsning'],
    ['ArrowDown', 'Afløsning'],
    ['ArrowUp', 'Helhedsorienterede'],
    ['Home', 'Paragraffer'],
  ] as const) {
    await user.keyboard(`{${key}}`)
    expect(menuLink(beginning), key).toHaveFocus()
  }

  await user.keyboard('af')
  expect(menuLink('Afløsning')).toHaveFocus()
  const late = new KeyboardEvent('keydown', { key: 'h', bubbles: true })
  Object.defineProperty(late, 'timeStamp', { value: late.timeStamp + 1_001 })
  menuLink('Afløsning').dispatchEvent(late)
  expect(menuLink('Helhedsorienterede')).toHaveFocus()
})

test('the menu opens under a mouse after 100 ms, and closes when the mouse leaves', async () => {
  const user = site.open('/contact')
  const opener = await kommuner()
  vi.useFakeTimers()
  fireEvent.pointerEnter(opener, { pointerType: 'mouse' })
  act(() => vi.advanceTimersByTime(99))
  expectClosed(opener)
  act(() => vi.advanceTimersByTime(1))
  expectOpen(opener)
  vi.useRealTimers()
  await user.click(opener)
  expectOpen(opener)
  await user.unhover(opener)
  await waitFor(() => expectClosed(opener))
})

test('the menu closes when the focus moves on, or the page beside it is pressed', async () => {
  const { user, opener } = await focusKommuner()
  await user.keyboard('{ArrowDown}{End}')
  await user.tab()
  expectClosed(opener)
  expect(within(await mainMenu()).getByRole('link', { name: 'Priser' })).toHaveFocus()

  opener.focus()
  await user.keyboard('{Enter}')
  expectOpen(opener)
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('main') })
  expectClosed(opener)
})

test('choosing an entry of the menu opens its page and closes the menu', async () => {
  const user = site.open('/contact')
  await user.click(await kommuner())
  await user.click(menuLink('Helhedsorienterede'))
  await expectAddress('/services/helhedsorienterede-indsatser')
  expectClosed(await kommuner())
})

test.each([
  ['/about', { 'Om Os': 'page' }],
  ['/services/skolevaegring', { Ydelser: 'true' }],
  ['/articles', { Medier: 'page' }],
  ['/articles?category=Stillingsopslag', { Medier: 'true', 'Ledige stillinger': 'page' }],
])('at %s exactly the links to this page and its section are marked: %o', async (path, marks) => {
  site.open(path)
  const links = within(await screen.findByRole('banner')).getAllByRole('link')
  const marked = links.filter((link) => link.hasAttribute('aria-current'))
  expect(
    Object.fromEntries(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])),
  ).toEqual(marks)
})

test.each([
  '/paragraffer',
  '/services/helhedsorienterede-indsatser',
  '/helhedsorienterede-indsatser',
  '/services/aflosning-og-aflastning',
  '/aflosning-og-aflastning',
])('at %s, a page of its menu, Kommuner is marked as current', async (path) => {
  site.open(path)
  await waitFor(async () => expect(await kommuner()).toHaveAttribute('aria-current', 'true'))
})

test('Kommuner is not marked on another service', async () => {
  site.open('/services/skolevaegring')
  expect(await kommuner()).not.toHaveAttribute('aria-current')
})
