import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAddress, setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the services page shows the services, the collaborators and the ways on', async () => {
  site.open('/services')
  const main = within(await screen.findByRole('main'))

  await main.findByRole('heading', { level: 1, name: 'Vores ydelser' })
  expect(main.getAllByRole('link', { name: /^Læs mere om / })).toHaveLength(8)
  expect(main.getByRole('link', { name: /om skolevægring$/ })).toHaveAttribute(
    'href',
    '/services/skolevaegring',
  )
  expect(main.getByRole('link', { name: 'Giv mig det hurtige overblik' })).toHaveAttribute(
    'href',
    '/services/overview',
  )

  const collaborators = within(main.getByRole('region', { name: 'Hvem vi samarbejder med' }))
  const names = collaborators.getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual(['Kommuner', 'Skoler', 'Private'])

  expect(main.getByRole('link', { name: 'Kontakt os' })).toHaveAttribute('href', '/contact')
})

test('the services page leads everybody to the right page in two clicks: who you are, and what you need', async () => {
  const user = site.open('/services')
  const guide = within(await screen.findByRole('region', { name: 'Hvem er du?' }))
  const visitors = guide.getAllByRole('group')
  expect(visitors).toHaveLength(5)
  expect(guide.getByText('Vi har brug for en pause')).not.toBeVisible()

  await user.click(guide.getByText('Jeg er forælder'))
  await user.click(guide.getByRole('link', { name: 'Vi har brug for en pause' }))
  await expectAddress('/services/aflosning-og-aflastning')
})
