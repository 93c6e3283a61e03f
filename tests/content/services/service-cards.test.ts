import { expect, test } from 'vitest'
import { serviceCards } from '@/content/services/service-cards'

test('the eight services lead where the specification says, in its order', () => {
  expect(serviceCards.map(({ to }) => to)).toEqual([
    '/services/psykoedukative-forlob',
    '/services/helhedsorienterede-indsatser',
    '/services/skolevaegring',
    '/services/ressourceteamet',
    '/services/aflosning-og-aflastning',
    '/services/skoleindsatser',
    '/services/foraeldrevejledning',
    '/courses#supervision',
  ])
})

test('no two services share an illustration', () => {
  expect(new Set(serviceCards.map(({ illustration }) => illustration)).size).toBe(8)
})
