import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aliases } from '@/app/routes'
import { footerColumns, mainLinks, utilityLinks } from '@/content/navigation'
import { paths } from '@/content/paths'
import { address, setUpSite } from '../helpers/render-site'

const site = setUpSite()

const publicPages = [
  [paths.home, 'Ro, forståelse og en vej videre', 'Forside'],
  [paths.courses, 'Kurser', 'Kurser'],
  [paths.contact, 'Kontakt', 'Kontakt'],
  [paths.schoolRefusal, 'Skolevægring', 'Skolevægring'],
  [paths.psychoeducation, 'Psykoedukative forløb', 'Psykoedukative forløb'],
] as const

test.each(publicPages)(
  '%s has one main heading and a title of its own',
  async (path, heading, title) => {
    site.open(path)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading)
    await waitFor(() =>
      expect(document.title).toBe(`${title} | Center for Psykoedukation og Læring`),
    )
  },
)

test('an unknown address shows the 404 page with a way home, and logs the path', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  site.open('/findes-ikke')
  expect(await screen.findByText('Oops! Page not found')).toHaveAttribute('lang', 'en')
  const main = screen.getByRole('main')
  expect(within(main).getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/')
  expect(warn).toHaveBeenCalledWith('No page at /findes-ikke')
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  warn.mockRestore()
})

test.each([
  ['/kurser?uge=48#supervision', '/courses?uge=48#supervision'],
  ['/courses/', '/courses'],
  ['/Courses', '/courses'],
  ['/KURSER/', '/courses'],
])('%s leads to %s', async (from, to) => {
  site.open(from)
  await waitFor(() => expect(address()).toBe(to))
  expect(await screen.findByRole('heading', { level: 1, name: 'Kurser' })).toBeInTheDocument()
})

test('every link of the navigation leads to a page', async () => {
  const links = [...mainLinks, ...utilityLinks, ...footerColumns.flatMap(({ links }) => links)]
  const routed = new Set<string>(Object.values(paths))
  expect(links.filter(({ to }) => !routed.has(to.replace(/[?#].*$/, '')))).toEqual([])
  expect(Object.values(aliases).filter((to) => !routed.has(to))).toEqual([])
})

test('following a link moves to the top and to the heading of the new page', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  const user = site.open('/')
  const footer = await screen.findByRole('contentinfo')
  await user.click(within(footer).getByRole('link', { name: 'Kontakt' }))

  const heading = await screen.findByRole('heading', { level: 1, name: 'Kontakt' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

test('the mobile menu closes when a link is chosen', async () => {
  const user = site.open('/')
  await user.click(await screen.findByRole('button', { name: 'Åbn menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  await user.click(within(menu).getByRole('link', { name: 'Kurser/foredrag' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(address()).toBe('/courses')
})

test('Escape closes the mobile menu and gives the focus back', async () => {
  const user = site.open('/')
  const opener = await screen.findByRole('button', { name: 'Åbn menu' })
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'Menu' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})

test('the theme is chosen in the footer, shown at once, and remembered', async () => {
  const user = site.open('/')
  const footer = await screen.findByRole('contentinfo')
  await user.click(within(footer).getByRole('button', { name: 'Mørk' }))
  expect(document.documentElement).toHaveClass('dark')
  expect(localStorage.getItem('vite-ui-theme')).toBe('dark')

  await user.click(within(footer).getByRole('button', { name: 'Lys' }))
  expect(document.documentElement).not.toHaveClass('dark')
  expect(localStorage.getItem('vite-ui-theme')).toBe('light')
})

test('the footer names the present year', async () => {
  site.open('/')
  const footer = await screen.findByRole('contentinfo')
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()}`)
})
