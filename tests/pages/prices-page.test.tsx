import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { amounts } from '@/content/prices/amounts'
import { kroner } from '@/content/prices/kroner'
import { extraPrices, familyPrices, professionalPrices } from '@/content/prices/prices-page'
import { plainText } from '@/lib/plain-text'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

beforeEach(async () => {
  site.open('/prices')
  await screen.findByRole('heading', { level: 1, name: 'Priser' })
})

function card(title: string): HTMLElement {
  const heading = screen
    .getAllByRole('heading', { level: 3 })
    .find(({ textContent }) => plainText(textContent) === plainText(title))
  const item = heading?.closest('li')
  if (!item) throw new Error(`There is no card ${title}`)
  return item
}

test.each([familyPrices, professionalPrices, extraPrices])(
  'under $heading each card has its lines, with name, note and price',
  ({ cards }) => {
    for (const { heading, facts } of cards) {
      const terms = within(card(heading)).getAllByRole('term')
      const lines = terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])
      expect(lines).toEqual(facts.map(({ name, note = '', value }) => [`${name}${note}`, value]))
    }
  },
)

test('every amount of the centre stands on the page', () => {
  const prices = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  for (const [name, amount] of Object.entries(amounts))
    expect(
      prices.filter((price) => price.endsWith(kroner(amount))),
      name,
    ).not.toEqual([])
})

test('the payment cards tell when and how to pay, and lead to the terms, which name other limits', () => {
  expect(card('Betaling')).toHaveTextContent(/faktura efter forløbet.*netto 8 dage/)
  expect(card('EAN-nummer')).toHaveTextContent('elektronisk faktura')
  expect(card('Lægehenvisning')).toHaveTextContent('Vi har ikke et ydernummer')
  expect(card('Afbud')).toHaveTextContent(/senest 24 timer før.*fuld timepris/)
  const terms = within(card('Afbud')).getByRole('link', { name: 'vilkår og betingelser' })
  expect(terms).toHaveAttribute('href', '/terms')
  for (const title of ['Tilbagebetaling', 'Kontakt'])
    expect(within(card(title)).getAllByRole('link').at(-1)).toHaveAccessibleName(/@/)
})
