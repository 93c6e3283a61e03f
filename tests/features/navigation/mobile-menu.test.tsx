import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAddress, setUpSite } from '../../helpers/render-site'

const site = setUpSite()

async function openMenu() {
  const user = site.open('/')
  await screen.findByRole('heading', { level: 1 })
  const opener = screen.getByRole('button', { name: 'Åbn menu' })
  await user.click(opener)
  return { user, opener, menu: await screen.findByRole('dialog', { name: 'Menu' }) }
}

test('the mobile menu holds every entry of the header', async () => {
  const { menu } = await openMenu()
  const links = within(menu).getAllByRole('link', { hidden: true })
  const hrefs = links.map((link) => link.getAttribute('href'))
  for (const href of [
    '/',
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
  ]) {
    expect(hrefs).toContain(href)
  }
  expect(within(menu).getByRole('link', { name: 'Søg' })).toHaveAttribute('href', '/search')
})

test('the first click opens the mobile menu and moves the focus into it', async () => {
  const { opener, menu } = await openMenu()
  expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
})

test('Luk menu closes the mobile menu and gives the focus back', async () => {
  const { user, opener, menu } = await openMenu()
  await user.click(within(menu).getByRole('button', { name: 'Luk menu' }))
  await waitFor(() => expect(opener).toHaveFocus())
  expect(opener).toHaveAttribute('aria-expanded', 'false')
})

test('the mobile menu closes when a link is chosen', async () => {
  const { user, menu } = await openMenu()
  await user.click(within(menu).getByRole('link', { name: 'Kurser/foredrag' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await expectAddress('/courses')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('the mobile menu closes when the screen becomes wide', async () => {
  const wideScreen = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => wideScreen)
  await openMenu()
  wideScreen.dispatchEvent(new Event('change'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('Escape closes the mobile menu and gives the focus back', async () => {
  const { user, opener } = await openMenu()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})

test('Nyhedsbrev closes the mobile menu and opens the newsletter dialog', async () => {
  const { user, menu } = await openMenu()
  await user.click(within(menu).getByRole('button', { name: 'Nyhedsbrev' }))
  expect(await screen.findByRole('dialog', { name: 'Tilmeld nyhedsbrev' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument()
})
