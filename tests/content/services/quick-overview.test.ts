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

test.each(summaries)('$title takes at most 40 words', ({ forWhom, what, howLong, nextStep }) => {
  const words = [forWhom, what, howLong, nextStep].join(' ').split(/\s+/)
  expect(words.length).toBeLessThanOrEqual(40)
})
