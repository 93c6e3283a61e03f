import { screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, StaticRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { SiteHeader } from '@/features/navigation/site-header'
import { expectAddress, setUpSite } from '../../helpers/render-site'

const site = setUpSite()

// The one rule of the stylesheet by which the closed menu differs from the open one.
beforeAll(() => {
  const style = document.createElement('style')
  style.textContent = '.hidden { display: none }'
  document.head.append(style)
})

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

test('the name in the logo has a space between its lines', async () => {
  site.open('/')
  await mainMenu()
  const logo = within(screen.getByRole('banner')).getByRole('link', { name: /til forsiden$/ })
  expect(logo).toHaveTextContent('Center for Psykoedukation og Læring')
})

test('the header leads to every page that the specification names', async () => {
  site.open('/')
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
})

test('Kommuner opens a menu of three pages, and Escape closes it and gives the focus back', async () => {
  const user = site.open('/')
  const opener = await kommuner()
  expectClosed(opener)
  opener.focus()
  await user.keyboard('{Enter}')
  expect(opener).toHaveAttribute('aria-expanded', 'true')
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

test('Enter and the space bar close an open menu again', async () => {
  const user = site.open('/')
  const opener = await kommuner()
  opener.focus()
  await user.keyboard('{Enter}{Enter}')
  expectClosed(opener)
  await user.keyboard('[Space]')
  expectOpen(opener)
  await user.keyboard('[Space]')
  expectClosed(opener)
})

test('the arrow keys lead into the menu and through it', async () => {
  const user = site.open('/')
  const opener = await kommuner()
  opener.focus()
  await user.keyboard('{ArrowDown}')
  expect(menuLink('Paragraffer')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(menuLink('Helhedsorienterede')).toHaveFocus()
  await user.keyboard('{End}')
  expect(menuLink('Afløsning')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(menuLink('Afløsning')).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(menuLink('Helhedsorienterede')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(menuLink('Paragraffer')).toHaveFocus()
})

test('typed letters lead to the entry of the menu that begins with them', async () => {
  const user = site.open('/')
  const opener = await kommuner()
  opener.focus()
  await user.keyboard('{ArrowDown}af')
  expect(menuLink('Afløsning og aflastning')).toHaveFocus()
})

test('letters typed more than a second apart begin anew', async () => {
  const user = site.open('/')
  const opener = await kommuner()
  opener.focus()
  await user.keyboard('{ArrowDown}a')
  expect(menuLink('Afløsning')).toHaveFocus()
  const late = new KeyboardEvent('keydown', { key: 'h', bubbles: true })
  Object.defineProperty(late, 'timeStamp', { value: late.timeStamp + 1_001 })
  menuLink('Afløsning').dispatchEvent(late)
  expect(menuLink('Helhedsorienterede')).toHaveFocus()
})

test('the menu opens under a mouse that rests, a click keeps it open, and leaving closes it', async () => {
  const user = site.open('/')
  const opener = await kommuner()
  const entered = performance.now()
  await user.hover(opener)
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'))
  // Timers count whole milliseconds.
  expect(performance.now() - entered).toBeGreaterThan(99)
  await user.click(opener)
  expectOpen(opener)
  await user.unhover(opener)
  await waitFor(() => expectClosed(opener))
})

test('a tap opens the menu, and the next closes it', async () => {
  const user = site.open('/')
  const opener = await kommuner()
  await user.pointer({ keys: '[TouchA]', target: opener })
  expectOpen(opener)
  await user.pointer({ keys: '[TouchA]', target: opener })
  expectClosed(opener)
})

test('the menu closes when the focus moves on', async () => {
  const user = site.open('/')
  const opener = await kommuner()
  opener.focus()
  await user.keyboard('{ArrowDown}{End}')
  await user.tab()
  expectClosed(opener)
  expect(within(await mainMenu()).getByRole('link', { name: 'Priser' })).toHaveFocus()
})

test('the menu closes when the page beside it is pressed', async () => {
  const user = site.open('/')
  const opener = await kommuner()
  opener.focus()
  await user.keyboard('{Enter}')
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('main') })
  expectClosed(opener)
})

test('choosing an entry of the menu opens its page and closes the menu', async () => {
  const user = site.open('/')
  await user.click(await kommuner())
  await user.click(menuLink('Helhedsorienterede'))
  await expectAddress('/services/helhedsorienterede-indsatser')
  expectClosed(await kommuner())
})

test('the build writes the links of the menu, and the browser takes them over as they are', async () => {
  const header = <SiteHeader newsletterButton={null} mobileNewsletterButton={null} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(<StaticRouter location="/services">{header}</StaticRouter>)
  document.body.append(container)
  expect(container.querySelector('[style]')).toBeNull()
  expect(container.querySelector('nav a[href="/paragraffer"]')).toHaveTextContent('Paragraffer')

  const errors: unknown[] = []
  const root = hydrateRoot(
    container,
    <MemoryRouter initialEntries={['/services']}>{header}</MemoryRouter>,
    { onRecoverableError: (error) => errors.push(error) },
  )
  const opener = await within(container).findByRole('button', { name: 'Kommuner' })
  await waitFor(() => {
    opener.click()
    expect(opener).toHaveAttribute('aria-expanded', 'true')
  })
  expect(errors).toEqual([])
  root.unmount()
  container.remove()
})

/** The header's prerendered HTML, for browsers without scripts. */
function headerWithoutScript(): string {
  const html = renderToString(
    <StaticRouter location="/">
      <SiteHeader newsletterButton={null} mobileNewsletterButton={null} />
    </StaticRouter>,
  )
  const [, plain = ''] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? []
  return plain
}

test('without scripts every page of the header is a plain link, which only the build writes', () => {
  expect(headerWithoutScript()).toBe('')
  vi.stubEnv('SSR', true)
  const plain = headerWithoutScript()
  vi.stubEnv('SSR', false)
  const menu = document.createElement('div')
  menu.innerHTML = plain
  expect(hrefs(within(menu).getAllByRole('link'))).toEqual([
    '/about',
    '/services',
    '/courses',
    '/paragraffer',
    '/helhedsorienterede-indsatser',
    '/aflosning-og-aflastning',
    '/prices',
    '/articles',
    '/articles?category=Stillingsopslag',
    '/pfa-customer',
    '/viso',
    '/contact',
    '/search',
  ])
})

test.each([
  ['/about', 'Om Os', 'page'],
  ['/services/skolevaegring', 'Ydelser', 'true'],
  ['/articles', 'Medier', 'page'],
  ['/articles?category=Stillingsopslag', 'Ledige stillinger', 'page'],
])('at %s the link %s is marked as current', async (path, name, current) => {
  site.open(path)
  const header = await screen.findByRole('banner')
  const marked = within(header)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === current)
  expect(marked.map((link) => link.textContent)).toContain(name)
})

test('Ledige stillinger is not current among all articles', async () => {
  site.open('/articles')
  const link = await screen.findByRole('link', { name: 'Ledige stillinger' })
  expect(link).not.toHaveAttribute('aria-current')
})
