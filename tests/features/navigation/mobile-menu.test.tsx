import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mainEntries, utilityLinks } from '@/content/navigation'
import { setUpSite } from '../../helpers/render-site'

const site = setUpSite()

async function openMenu(path = '/contact') {
  const user = site.open(path)
  await screen.findByRole('heading', { level: 1 })
  const opener = screen.getByRole('button', { name: 'Åbn menu' })
  await user.click(opener)
  return { user, opener, menu: await screen.findByRole('dialog', { name: 'Menu' }) }
}

test('the mobile menu has every link of the header', async () => {
  const { menu } = await openMenu()
  const links = within(menu).getAllByRole('link', { hidden: true })
  const expected = [
    ...mainEntries.flatMap((entry) => ('links' in entry ? entry.links : entry)),
    ...utilityLinks,
  ]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/', ...expected.map(({ to }) => to)]),
  )
  expect(within(menu).getByRole('link', { name: 'Søg' })).toHaveAttribute('href', '/search')
})

test('the mobile menu marks Kommuner on a page of that menu', async () => {
  const { menu } = await openMenu('/paragraffer')
  expect(within(menu).getByText('Kommuner').closest('summary')).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('the first click opens the mobile menu, and closing it returns the focus', async () => {
  const { user, opener, menu } = await openMenu()
  expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
  await user.click(within(menu).getByRole('button', { name: 'Luk menu' }))
  await waitFor(() => expect(opener).toHaveFocus())
  expect(opener).toHaveAttribute('aria-expanded', 'false')

  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Menu' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})

test('the mobile menu closes when the screen becomes wide', async () => {
  const wideScreen = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => wideScreen)
  await openMenu()
  wideScreen.dispatchEvent(new Event('change'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
