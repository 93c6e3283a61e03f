import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { guide as content } from '@/content/services/guide'
import { serviceCards } from '@/content/services/service-cards'
import { expectAddress, setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the services page leads to each service, and to the overview', async () => {
  site.open('/services')
  const main = within(await screen.findByRole('main'))
  await main.findByRole('heading', { level: 1, name: 'Vores ydelser' })
  const cards = main.getAllByRole('link', { name: /^Læs mere om / })
  expect(cards.map((link) => link.getAttribute('href'))).toEqual(serviceCards.map(({ to }) => to))

  const collaborators = within(main.getByRole('region', { name: 'Hvem vi samarbejder med' }))
  const names = collaborators.getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual(['Kommuner', 'Skoler', 'Private'])

  const overview = main.getByRole('link', { name: 'Giv mig det hurtige overblik' })
  expect(overview).toHaveAttribute('href', '/services/overview')
  expect(main.getByRole('link', { name: 'Kontakt os' })).toHaveAttribute('href', '/contact')
})

test('two clicks lead from a visitor to the page for a need', async () => {
  const [visitor] = content.visitors
  const need = visitor?.needs.at(-1)
  if (!visitor || !need) throw new Error('The guide is empty')
  const user = site.open('/services')
  const guide = within(await screen.findByRole('region', { name: content.heading }))
  expect(guide.getByText(need.label)).not.toBeVisible()

  await user.click(guide.getByText(visitor.who))
  await user.click(guide.getByRole('link', { name: need.label }))
  await expectAddress(need.to)
})
