import { expect, test } from 'vitest'
import { isClosingDay } from '@/lib/closing-days'
import { dateOf, type LocalDate } from '@/lib/local-date'
import { daysAfter } from '../helpers/local-dates'

/** Easter Sunday by Butcher's rule, which shares no step with the one under test. */
function easterByButcher(year: number): LocalDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return dateOf(new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)).toISOString())
}

test('in every year from 1900 to 2199 the closing days around Easter are those of the calendar, and no others', () => {
  for (let year = 1900; year <= 2199; year += 1) {
    const easter = easterByButcher(year)
    const closed = Array.from({ length: 58 }, (_, index) => index - 4).filter((days) => {
      const date = daysAfter(easter, days)
      return !date.endsWith('-06-05') && isClosingDay(date)
    })
    const expected = [-3, -2, 0, 1, 39, 49, 50]
    expect(closed, `${year}`).toEqual(
      expected.filter((days) => !daysAfter(easter, days).endsWith('-06-05')),
    )
  }
})

test('the year has six fixed closing days, and store bededag is none', () => {
  const days = Array.from({ length: 365 }, (_, index) => daysAfter('2027-01-01', index))
  expect(days.filter(isClosingDay)).toEqual([
    '2027-01-01',
    '2027-03-25',
    '2027-03-26',
    '2027-03-28',
    '2027-03-29',
    '2027-05-06',
    '2027-05-16',
    '2027-05-17',
    '2027-06-05',
    '2027-12-24',
    '2027-12-25',
    '2027-12-26',
    '2027-12-31',
  ])
  expect(isClosingDay('2027-04-23')).toBe(false)
})
