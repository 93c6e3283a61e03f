import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { externalLinks } from '@/content/external-links'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the VISO page explains VISO, its areas and the order of steps, and leads to VISO before the centre', async () => {
  site.open('/viso')
  await screen.findByRole('heading', { level: 1, name: 'VISO' })
  const main = within(screen.getByRole('main'))
  expect(screen.getByRole('main')).toHaveTextContent(/gratis og vejledende/i)

  const areas = within(main.getByRole('region', { name: 'Vores certificeringsområder' }))
  const names = areas.getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Autismespektret',
    'Svære og komplekse psykiske vanskeligheder',
    'Traumer',
  ])
  const steps = within(main.getByRole('region', { name: 'Først VISO, så os' }))
  expect(steps.getAllByRole('listitem')[0]).toHaveTextContent('I henvender jer til VISO')

  const toViso = main.getByRole('link', { name: /^Gå til VISO.*nyt faneblad/ })
  expect(toViso).toHaveAttribute('href', externalLinks.viso)
  expect(toViso).toHaveAttribute('target', '_blank')
  expect(toViso).toHaveAttribute('rel', 'noopener noreferrer')
  expect(main.getByRole('heading', { name: /^Har VISO tildelt jer/ })).toBeInTheDocument()
  expect(main.getByRole('link', { name: 'Kontakt os' })).toHaveAttribute('href', '/contact')
})
