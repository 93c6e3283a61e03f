import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { amounts } from '@/content/prices/amounts'
import { kroner } from '@/content/prices/kroner'
import { selfUnderstandingPackages } from '@/content/prices/packages'
import {
  extraPrices,
  familyPrices,
  payment,
  professionalPrices,
} from '@/content/prices/prices-page'
import parentGuidance from '@/content/services/pages/parent-guidance'
import psychoeducation from '@/content/services/pages/psychoeducation'
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
  'under $heading each card has its lines of name and price',
  ({ cards }) => {
    for (const { heading, facts } of cards) {
      const terms = within(card(heading)).getAllByRole('term')
      const lines = terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])
      expect(lines).toEqual(facts.map(({ name, note = '', value }) => [`${name}${note}`, value]))
    }
  },
)

test('every amount of the centre is shown on the prices page', () => {
  const prices = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  for (const [name, amount] of Object.entries(amounts))
    expect(
      prices.filter((price) => price.endsWith(kroner(amount))),
      name,
    ).not.toEqual([])
})

test('the payment cards tell how to pay, and lead to the terms', () => {
  const cards = payment.terms.map(({ heading }) => card(heading))
  const words = cards.map(({ textContent }) => plainText(textContent)).join()
  for (const fact of [
    /faktura efter forløbet.*netto 8 dage/,
    /elektronisk faktura.*EAN/,
    /Vi har ikke et ydernummer/,
    /senest 24 timer før.*fuld timepris/,
  ])
    expect(words).toMatch(fact)
  expect(cards.some((item) => item.querySelector('a[href="/terms"]'))).toBe(true)
})

test('the lead names amounts, and the links below it lead to the parts of the page', () => {
  expect(plainText(screen.getByText(/^En samtale koster/).textContent)).toContain(
    '1.200 kr. pr. time',
  )
  const links = within(screen.getByRole('navigation', { name: 'På denne side' })).getAllByRole(
    'link',
  )
  expect(links).toHaveLength(4)
  for (const link of links) {
    const [, id = ''] = link.getAttribute('href')?.split('#') ?? []
    expect(document.getElementById(id)).toHaveTextContent(link.textContent)
  }
})

test('a package is described in the same words on every page', () => {
  const facts = [...psychoeducation.blocks, ...parentGuidance.blocks].flatMap((block) =>
    block.kind === 'facts' ? block.facts : [],
  )
  const packages = facts.filter(({ name }) => name.startsWith('Pakke'))
  expect(packages).toEqual([...selfUnderstandingPackages, selfUnderstandingPackages[2]])
})
