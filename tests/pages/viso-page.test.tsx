import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { externalLinks } from '@/content/external-links'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the VISO page explains the order of steps, and leads to VISO before the centre', async () => {
  site.open('/viso')
  await screen.findByRole('heading', { level: 1, name: 'VISO' })
  const main = within(screen.getByRole('main'))
  expect(screen.getByRole('main')).toHaveTextContent(/gratis og vejledende/i)
  const areas = within(main.getByRole('region', { name: 'Vores certificeringsområder' }))
  expect(areas.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  const steps = within(main.getByRole('region', { name: 'Først VISO, så os' }))
  expect(steps.getAllByRole('listitem')).toHaveLength(4)

  const [toViso] = main.getAllByRole('link', { name: /åbner i nyt faneblad/ })
  expect(toViso).toHaveAttribute('href', externalLinks.viso)
  expect(main.getByRole('link', { name: 'Kontakt os' })).toHaveAttribute('href', '/contact')
})
