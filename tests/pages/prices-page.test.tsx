import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

beforeEach(async () => {
  site.open('/prices')
  await screen.findByRole('heading', { level: 1, name: 'Priser' })
})

/** A heading as it reads without the soft hyphens that screens break it at. */
function card(title: string): HTMLElement {
  const heading = screen
    .getAllByRole('heading', { level: 3 })
    .find(({ textContent }) => textContent.replaceAll('\u00AD', '') === title)
  const item = heading?.closest('li')
  if (!item) throw new Error(`There is no card ${title}`)
  return item
}

/** spec 9: every amount, and what it is for. */
const PRICES = [
  ['Rådgivning', 'Psykoedukation pr. time', '1.200 kr.'],
  ['Rådgivning', 'Forældrevejledning pr. time', '1.200 kr.'],
  ['Rådgivning', 'Uddannelsesvejledning pr. time', '1.200 kr.'],
  ['Rådgivning', 'Faglig afklaring pr. time', '1.200 kr.'],
  ['Rådgivning', 'Netværks- eller dialogmøde med fx skole og kommune, pr. time', '1.500 kr.'],
  ['Selvforståelsesforløb', 'Pakke 1 14 × 1 time', '15.600 kr.'],
  ['Selvforståelsesforløb', 'Pakke 2 14 × 1 time og 2 dialogmøder', '18.000 kr.'],
  ['Selvforståelsesforløb', 'Pakke 3 plus 5 gange forældrevejledning', '24.000 kr.'],
  ['Eksamensforløb', 'Et forløb efter aftale', 'fra 11.500 kr.'],
  ['Neurofeedback', 'Introduktion', '1.500 kr.'],
  ['Neurofeedback', '10 gange', '7.000 kr.'],
  ['Neurofeedback', '20 gange', '13.000 kr.'],
  [
    'Neurofeedback',
    'Samlet forløb 10 gange psykoedukation og 10 gange neurofeedback à 45 min.',
    '15.000 kr.',
  ],
  ['Forældregruppeforløb', '2 voksne pr. familie', '5.500 kr.'],
  [
    'Forældregruppeforløb',
    'Med personlig rabatkode gjaldt ved bestilling før 1. december 2025',
    '4.400 kr.',
  ],
  ['Foredrag', 'Billet til et foredrag prisen afhænger af foredraget', 'fra 100 kr.'],
  ['Oplæg og undervisning', 'Halvdagsoplæg ekskl. moms', '12.000 kr.'],
  ['Oplæg og undervisning', 'Heldagsoplæg ekskl. moms', '20.000 kr.'],
  ['Oplæg og undervisning', 'Undervisning pr. time, ekskl. moms', '3.000 kr.'],
  ['Supervision', 'Supervision pr. time, ekskl. moms', '2.000 kr.'],
  ['Status og rapport', 'Kort status højst 1 side', '1.500 kr.'],
  ['Status og rapport', 'Statusrapport 2-5 sider', '3.000 kr.'],
  ['Kørsel', 'Køretid pr. time, plus statens kilometertakst', '750 kr.'],
]

/** The items of a card: name, note, amount. */
function linesOf(title: string): string[] {
  return within(card(title))
    .getAllByRole('term')
    .map((term) => {
      const parts = [...term.childNodes, ...(term.nextElementSibling?.childNodes ?? [])]
      const words = parts.map(({ textContent }) => textContent).join(' ')
      return words.replaceAll('\u00A0', ' ').replaceAll('\u00AD', '')
    })
}

test('every amount stands in its card, and no other does', () => {
  const titles = [...new Set(PRICES.map(([title = '']) => title))]
  const shown = titles.flatMap((title) => linesOf(title).map((line) => `${title}: ${line}`))
  const ordered = PRICES.map(([title, name, amount]) => `${title}: ${name} ${amount}`)
  expect(shown.toSorted()).toEqual(ordered.toSorted())
  const terms = screen.getAllByRole('term').filter((term) => term.closest('li'))
  expect(terms).toHaveLength(PRICES.length)
})

test('a family finds what a few talks cost together', () => {
  const examples = screen.getByRole('heading', { level: 3, name: 'Regneeksempler' }).parentElement
  const lines = within(examples ?? document.body)
    .getAllByRole('term')
    .map((term) => `${term.firstChild?.textContent}: ${term.nextElementSibling?.textContent}`)
  expect(lines.map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
    'Fem samtaler: 6.000 kr.',
    'Fem samtaler og et netværksmøde på én time: 7.500 kr.',
    'En samtale hjemme hos jer med én times kørsel: 1.950 kr.',
  ])
})

test('private families come first, then professionals, then how payment works', () => {
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(headings.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'Børn, unge og familier',
    'Skoler, kommuner og fagfolk',
    'Status, rapport og kørsel',
    'Sådan betaler I',
  ])
})

test('the payment cards tell when and how one pays, and whom to ask', () => {
  expect(card('Betaling')).toHaveTextContent('faktura efter forløbet')
  expect(card('Betaling')).toHaveTextContent('netto 8 dage')
  expect(card('EAN-nummer')).toHaveTextContent('elektronisk faktura')
  expect(card('Lægehenvisning')).toHaveTextContent('Vi har ikke et ydernummer')
  expect(card('Afbud')).toHaveTextContent('senest 24 timer før')
  expect(card('Afbud')).toHaveTextContent('fuld timepris')
  expect(within(card('Tilbagebetaling')).getByRole('link')).toHaveAccessibleName(
    'kontakt@example.com',
  )
  expect(card('Kontakt')).toHaveTextContent('Har I spørgsmål til en pris')
})

test('the cancellation card leads to the terms, which name other limits', () => {
  const link = within(card('Afbud')).getByRole('link', { name: 'vilkår og betingelser' })
  expect(link).toHaveAttribute('href', '/terms')
})
