import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the VISO page explains VISO, the three areas and the order of things', async () => {
  site.open('/viso')
  expect(await screen.findByRole('heading', { level: 1, name: 'VISO' })).toBeInTheDocument()
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('Den nationale videns- og specialrådgivningsorganisation')
  expect(main).toHaveTextContent(/gratis og vejledende/i)

  const areas = screen.getByRole('region', { name: 'Vores certificeringsområder' })
  expect(
    within(areas)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Autismespektret', 'Svære og komplekse psykiske vanskeligheder', 'Traumer'])

  const steps = within(screen.getByRole('region', { name: 'Først VISO, så os' }))
  const [first, ...others] = steps.getAllByRole('listitem')
  expect(first).toHaveTextContent('I henvender jer til VISO')
  expect(others.at(-1)).toHaveTextContent('Er sagen tildelt os')
})

test('the VISO page leads to VISO in a new tab, and to the centre only after the assignment', async () => {
  site.open('/viso')
  const out = await screen.findByRole('link', { name: /^Gå til VISO.*nyt faneblad/ })
  expect(out).toHaveAttribute('href', 'https://www.sbst.dk/viso')
  expect(out).toHaveAttribute('target', '_blank')
  expect(out.getAttribute('rel')).toContain('noopener')

  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { name: /^Har VISO tildelt jer/ })).toBeInTheDocument()
  expect(main.getByRole('link', { name: 'Kontakt os' })).toHaveAttribute('href', '/contact')
})
