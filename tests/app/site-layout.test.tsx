import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { preloadPage } from '@/app/routes'
import { expectAddress, noCourses, setUpSite } from '../helpers/render-site'

const site = setUpSite()
beforeEach(() => site.intercept(noCourses))

/** The routes of the specification's section 2 that are for everybody: address, main heading. */
const publicPages = [
  ['/', 'Ro, forståelse og en vej videre'],
  ['/about', 'Om Os'],
  ['/contact', 'Kontakt'],
  ['/pfa-customer', 'PFA-kunde'],
  ['/services', 'Vores ydelser'],
  ['/services/overview', 'Det hurtige overblik'],
  ['/services/psykoedukative-forlob', 'Psykoedukative forløb'],
  ['/services/psykoedukative-forlob/plus18', 'Psykoedukation 18+'],
  ['/services/helhedsorienterede-indsatser', 'Helhedsorienterede indsatser'],
  ['/services/skolevaegring', 'Skolevægring'],
  ['/services/ressourceteamet', 'Ressourceteamet'],
  ['/services/aflosning-og-aflastning', 'Afløsning og aflastning'],
  ['/services/skoleindsatser', 'Skoleindsatser'],
  ['/services/foraeldrevejledning', 'Forældrevejledning'],
  ['/courses', 'Kurser'],
  ['/prices', 'Priser'],
  ['/articles', 'Medier'],
  ['/articles/makkerkorps-stilling', 'makker'],
  ['/privacy', 'Privatlivspolitik'],
  ['/terms', 'Vilkår og betingelser'],
  ['/tilgaengelighed', 'Tilgængelighed'],
  ['/viso', 'VISO'],
  ['/paragraffer', 'Paragraffer'],
  ['/search', 'Søg'],
] as const

test.each(publicPages)('%s has one main heading, and a title of its own', async (path, name) => {
  // As main.tsx does: what React has to wait for it shows late.
  await preloadPage(path)
  site.open(path)
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent.replaceAll('\u00AD', '')).toContain(name)
  await waitFor(() => expect(document.title).toMatch(/. \| Center for Psykoedukation og Læring$/))
})

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
  '/findes-ikke.html',
  '/Findes-Ikke)',
  '/skolev%C3%A6gring',
  '/courses/findes-ikke',
  '/%5CEvil.com.',
  '/courses%E0%A4%A',
])('the unknown address %s stays as it is, with the 404 page', async (path) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  site.open(path)
  expect(await screen.findByText('Oops! Page not found')).toBeInTheDocument()
  await expectAddress(path)
})

test.each([
  ['/kurser?uge=48#supervision', '/courses?uge=48#supervision'],
  ['/courses/', '/courses'],
  ['/Courses', '/courses'],
  ['/KURSER/', '/courses'],
  ['//courses//', '/courses'],
  ['/courses.html?uge=48#supervision', '/courses?uge=48#supervision'],
  ['/Courses/Index.html', '/courses'],
  ['/index.html', '/'],
  ['/kurser.html', '/courses'],
  ['/Services/Skolevaegring.htm', '/services/skolevaegring'],
  ['/articles/makkerkorps-stilling.html', '/articles/makkerkorps-stilling'],
  ['/courses.', '/courses'],
  ['/courses).', '/courses'],
  ['/courses%3E', '/courses'],
  ['/courses%20?uge=48', '/courses?uge=48'],
  ['/courses%2F', '/courses'],
  ['/kurser%E2%80%9D', '/courses'],
  ['/articles/makkerkorps-stilling)', '/articles/makkerkorps-stilling'],
  ['/)', '/'],
  ['/Services/Skolevaegring/?fra=Brev#Roller', '/services/skolevaegring?fra=Brev#Roller'],
  ['/Articles/Makkerkorps-Stilling/', '/articles/makkerkorps-stilling'],
  [
    '/helhedsorienterede-indsatser?fra=brev#roller',
    '/services/helhedsorienterede-indsatser?fra=brev#roller',
  ],
  ['/aflosning-og-aflastning', '/services/aflosning-og-aflastning'],
  ['/services/ressourceteamet/aflosning-og-aflastning', '/services/aflosning-og-aflastning'],
])('%s leads to %s', async (from, to) => {
  site.open(from)
  await expectAddress(to)
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
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

test('following a link to a section moves the reading position to that section', async () => {
  const user = site.open('/services/skolevaegring')
  const contents = await screen.findByRole('navigation', { name: 'På denne side' })
  const link = within(contents).getAllByRole('link').at(-1)
  if (!link) throw new Error('The page has no sections')
  await user.click(link)
  const section = await screen.findByRole('region', { name: link.textContent })
  await waitFor(() => expect(section).toHaveFocus())
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
