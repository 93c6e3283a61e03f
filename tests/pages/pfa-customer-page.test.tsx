import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the PFA page tells how to begin, what customers get, and when they can call', async () => {
  site.open('/pfa-customer')
  expect(await screen.findByRole('heading', { level: 1, name: 'PFA-kunde' })).toBeInTheDocument()
  for (const name of ['Spørg PFA', 'Prioriteret adgang', 'Tilpassede forløb', 'Særlig ekspertise'])
    expect(screen.getByRole('heading', { name })).toBeInTheDocument()

  expect(screen.getByRole('heading', { name: 'Det kan du spørge PFA om' })).toBeInTheDocument()
  expect(screen.getByText(/^hvem der skal have fakturaen/)).toBeInTheDocument()

  const phone = within(screen.getByRole('complementary', { name: 'Telefontid for PFA-kunder' }))
  expect(phone.getByText('onsdag kl. 10-11')).toBeInTheDocument()
  expect(phone.getByRole('link', { name: /^\+45\s00/ })).toBeInTheDocument()
  expect(phone.getByRole('link', { name: 'kontakt@example.com' })).toBeInTheDocument()
})

test('the PFA page leads to the services, the courses and the contact page', async () => {
  site.open('/pfa-customer')
  await screen.findByRole('heading', { level: 1 })
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      '/contact',
      '/services',
      '/courses',
      '/services/psykoedukative-forlob',
      '/services/psykoedukative-forlob/plus18',
      '/services/skolevaegring',
      '/services/foraeldrevejledning',
      '/services/ressourceteamet',
    ]),
  )
})

test('four quotes without names stand in a carousel that has a beginning', async () => {
  site.open('/pfa-customer')
  const carousel = within(await screen.findByRole('region', { name: 'Det fortæller forældre' }))
  expect(carousel.getAllByRole('group')).toHaveLength(4)
  expect(carousel.getByRole('group', { name: 'Udtalelse 2 af 4' })).toBeInTheDocument()
  expect(carousel.getByRole('button', { name: 'Forrige' })).toBeDisabled()
  expect(carousel.getByRole('button', { name: 'Sæt på pause' })).toBeInTheDocument()
})
