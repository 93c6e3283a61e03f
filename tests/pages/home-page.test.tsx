import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { partners } from '@/content/partners'
import { parentNeeds } from '@/content/services/parent-needs'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the partner carousel shows every partner by its full name, with buttons to pause and to move', async () => {
  site.open('/')
  const region = await screen.findByRole('region', { name: 'Vores Samarbejdspartnere' })
  const carousel = within(region)
  const names = carousel.getAllByRole('img').map(({ ariaLabel }) => ariaLabel)
  expect(names).toEqual(partners.map(({ name, kind }) => `${name} ${kind}`))
  const second = `Billede 2 af ${partners.length}`
  expect(carousel.getByRole('group', { name: second })).toBeInTheDocument()
  const labels = carousel.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)
  expect(labels).toEqual(['Forrige', 'Sæt på pause', 'Næste'])
})

test("the front page's question leads from a parent's own words to their pages, and others to the guide", async () => {
  const user = site.open('/')
  await user.click(await screen.findByText('Hvad er svært lige nu?'))
  for (const { label, to } of parentNeeds)
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to)
  const others = screen.getByRole('link', { name: 'Jeg er ikke forælder' })
  expect(others).toHaveAttribute('href', '/services#hvem-er-du')
})
