import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

async function namesOfLinks(path: string): Promise<(string | null)[]> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  site.open(path)
  await screen.findByRole('heading', { level: 1, name: /404/ })
  warn.mockRestore()
  const links = within(screen.getByRole('main')).getAllByRole('link')
  return links.map(({ textContent }) => textContent)
}

test('a wrong address shows the way home, to the search and to the pages that resemble it', async () => {
  const links = await namesOfLinks('/services/skolevagring')
  expect(links.slice(0, 3)).toEqual(['Til forsiden', 'Søg', 'Skolevægring'])
  expect(screen.getByRole('heading', { level: 2, name: 'Måske mente du' })).toBeInTheDocument()
})

test('an address that resembles nothing shows where to begin', async () => {
  expect(await namesOfLinks('/xyz')).toEqual([
    'Til forsiden',
    'Søg',
    'Kontakt',
    'Priser',
    'Ydelser',
  ])
})
