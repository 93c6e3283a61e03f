import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notFound } from '@/content/not-found'
import { expectAddress, setUpSite } from '../helpers/render-site'

const site = setUpSite()

test.each([
  ['/services/skolevagring', notFound.nearest, /^Skolevægring$/],
  ['/xyz', notFound.usual, /^Ydelser$/],
])(
  'the unknown address %s is logged, and leads home and under %s to pages',
  async (path, heading, link) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    site.open(path)
    expect(await screen.findByText('Oops! Page not found')).toHaveAttribute('lang', 'en')
    expect(warn.mock.calls).toEqual([[`No page at ${path}`]])
    warn.mockRestore()
    await expectAddress(path)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/')
    expect(main.getByRole('link', { name: 'Søg' })).toHaveAttribute('href', '/search')
    expect(main.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument()
    expect(main.getByRole('link', { name: link })).toBeInTheDocument()
  },
)

test('an address with the words of somebody in need shows the numbers to call, and no similar page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  site.open('/selvmord')
  const help = await screen.findByRole('region', { name: 'Er det akut?' })
  warn.mockRestore()
  expect(within(help).getAllByRole('link')).toHaveLength(4)
  expect(screen.getByRole('heading', { level: 2, name: notFound.usual })).toBeInTheDocument()
})
