import { expect, test } from 'vitest'
import { quickOverview } from '@/content/services/quick-overview'

const { summaries } = quickOverview

test('the overview sums up the eight pages about services', () => {
  expect(summaries.map(({ to }) => to)).toEqual([
    '/services/psykoedukative-forlob',
    '/services/psykoedukative-forlob/plus18',
    '/services/helhedsorienterede-indsatser',
    '/services/skolevaegring',
    '/services/ressourceteamet',
    '/services/aflosning-og-aflastning',
    '/services/skoleindsatser',
    '/services/foraeldrevejledning',
  ])
})

test.each(summaries)(
  '$title takes at most 40 words',
  ({ forWhom, what, howLong, price = '', nextStep }) => {
    const words = [forWhom, what, howLong, price, nextStep].join(' ').split(/\s+/)
    expect(words.length).toBeLessThanOrEqual(40)
  },
)

test('the overview says a price where the specification has one', () => {
  const prices = summaries.map(({ title, price }) => [title, price?.replaceAll('\u00A0', ' ')])
  expect(prices).toEqual([
    ['Psykoedukative forløb', '1.200 kr. pr. time eller pakker fra 15.600 kr.'],
    ['Psykoedukation 18+', '1.200 kr. pr. time.'],
    ['Helhedsorienterede indsatser', 'Fx rådgivning: 1.200 kr. pr. time.'],
    ['Skolevægring', 'Samtaler: 1.200 kr. pr. time.'],
    ['Ressourceteamet', undefined],
    ['Afløsning og aflastning', undefined],
    ['Skoleindsatser', 'Undervisning: 3.000 kr. pr. time ekskl. moms.'],
    ['Forældrevejledning', '1.200 kr. pr. time.'],
  ])
})
