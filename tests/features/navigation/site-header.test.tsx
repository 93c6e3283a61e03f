import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, setUpSite } from '../../helpers/render-site'

const site = setUpSite()

async function mainMenu() {
  return screen.findByRole('navigation', { name: 'Hovedmenu' })
}

function hrefs(links: readonly HTMLElement[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'))
}

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
  const opener = within(await mainMenu()).getByRole('button', { name: 'Kommuner' })
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  opener.focus()
  await user.keyboard('{Enter}')
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  const link = await screen.findByRole('link', { name: /^Paragraffer/ })
  const panel = link.closest('ul')
  if (!panel) throw new Error('The links are not a list')
  expect(hrefs(within(panel).getAllByRole('link'))).toEqual([
    '/paragraffer',
    '/helhedsorienterede-indsatser',
    '/aflosning-og-aflastning',
  ])

  await user.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: /^Paragraffer/ })).not.toBeInTheDocument()
  expect(opener).toHaveFocus()
})

test('typed letters lead to the entry of the menu that begins with them', async () => {
  const user = site.open('/')
  await user.click(within(await mainMenu()).getByRole('button', { name: 'Kommuner' }))
  const first = await screen.findByRole('link', { name: /^Paragraffer/ })
  first.focus()
  await user.keyboard('af')
  expect(screen.getByRole('link', { name: /^Afløsning og aflastning/ })).toHaveFocus()
})

test('choosing an entry of the menu opens its page and closes the menu', async () => {
  const user = site.open('/')
  await user.click(within(await mainMenu()).getByRole('button', { name: 'Kommuner' }))
  await user.click(await screen.findByRole('link', { name: /^Helhedsorienterede/ }))
  await waitFor(() => expect(address()).toBe('/services/helhedsorienterede-indsatser'))
  const opener = within(await mainMenu()).getByRole('button', { name: 'Kommuner' })
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'))
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
