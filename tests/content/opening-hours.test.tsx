import { act, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type OpeningHours, openingHours, openingStatus } from '@/content/opening-hours'
import { site as centre } from '@/content/site'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the opening hours are written as the specification has them', () => {
  expect(centre.openingHours.long).toBe('Mandag-fredag 9:00-15:00')
  expect(centre.openingHours.short).toBe('Man-fre 9:00-15:00')
  expect(centre.openingHours.inSentence).toBe('mandag-\u2060fredag 9:00-\u206015:00')
})

const THURSDAYS = [{ days: ['torsdag' as const], opens: '09:30', closes: '15:00' }]
const HALVES = [
  { days: ['mandag' as const], opens: '09:00', closes: '12:00' },
  { days: ['mandag' as const], opens: '13:00', closes: '15:00' },
]

test.each<[when: string, moment: string, status: string, hours?: readonly OpeningHours[]]>([
  ['open on a Wednesday', '2026-11-18T10:00+01:00', 'Åbent nu'],
  ['at the first minute', '2026-11-18T09:00+01:00', 'Åbent nu'],
  ['in summer time', '2026-07-01T14:59+02:00', 'Åbent nu'],
  ['early in the morning', '2026-11-18T08:59+01:00', 'Lukket, åbner i dag kl. 9'],
  ['from the last minute on', '2026-11-18T15:00+01:00', 'Lukket, åbner i morgen kl. 9'],
  ['on a Friday afternoon', '2026-11-20T15:30+01:00', 'Lukket, åbner mandag kl. 9'],
  ['on a Sunday', '2026-11-22T12:00+01:00', 'Lukket, åbner i morgen kl. 9'],
  ['on the day before Christmas', '2026-12-23T16:00+01:00', 'Lukket, åbner mandag kl. 9'],
  ['at Christmas', '2026-12-25T10:00+01:00', 'Lukket, åbner mandag kl. 9'],
  ['on New Year’s Eve', '2026-12-31T10:00+01:00', 'Lukket, åbner mandag kl. 9'],
  ['before Easter', '2027-03-24T15:00+01:00', 'Lukket, åbner tirsdag kl. 9'],
  ['on the day that was store bededag', '2027-04-23T10:00+02:00', 'Åbent nu'],
  ['a week away', '2026-12-10T15:00+01:00', 'Lukket, åbner den 17. dec. kl. 9.30', THURSDAYS],
  ['three weeks away', '2026-12-17T16:00+01:00', 'Lukket, åbner den 7. jan. kl. 9.30', THURSDAYS],
  ['in a pause at noon', '2026-11-16T12:30+01:00', 'Lukket, åbner i dag kl. 13', HALVES],
  ['never open', '2026-11-16T12:30+01:00', '', []],
])('%s the status is right', (_when, moment, status, hours = openingHours) => {
  expect(openingStatus(Date.parse(moment), hours)).toBe(status)
})

test('at every moment the status says that it is open, or when it opens next', () => {
  const years = { min: Date.parse('2020-01-01'), max: Date.parse('2099-12-01') }
  fc.assert(
    fc.property(fc.integer(years), (moment) => {
      expect(openingStatus(moment, openingHours)).toMatch(
        /^(Åbent nu|Lukket, åbner (i dag|i morgen|mandag|tirsdag|onsdag|torsdag|fredag) kl\. 9)$/,
      )
    }),
  )
})

test('each phone number of the front page says whether it is answered now, also when that changes', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T14:59:30+01:00'), shouldAdvanceTime: true })
  site.open('/')
  const header = within(await screen.findByRole('banner'))
  await screen.findByRole('heading', { level: 1 })
  expect(header.getByText('Åbent nu')).toBeInTheDocument()
  expect(within(screen.getByRole('main')).getAllByText('Åbent nu')).toHaveLength(2)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.queryByText('Åbent nu')).not.toBeInTheDocument()
  expect(screen.getAllByText('Lukket, åbner mandag kl. 9')).toHaveLength(3)
})
