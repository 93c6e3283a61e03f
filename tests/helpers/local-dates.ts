import fc from 'fast-check'
import { dateOf, type LocalDate } from '@/lib/local-date'

const DAY_MS = 86_400_000

/** Any day of the years 1001 to 9998, often one near the turn of a year. */
export const anyDay: fc.Arbitrary<LocalDate> = fc.oneof(
  fc
    .date({ min: utc('1001-01-01'), max: utc('9998-12-31'), noInvalidDate: true })
    .map((moment) => dayOf(moment.getTime())),
  fc
    .tuple(fc.integer({ min: 1002, max: 9998 }), fc.integer({ min: -5, max: 5 }))
    .map(([year, days]) => daysAfter(`${year}-01-01`, days)),
)

/** Time zones far apart. None of them has ever left out a day, as Kiritimati did with the last one of 1994. */
export const anyZone = fc.constantFrom(
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'UTC',
  'Europe/Copenhagen',
  'Asia/Kathmandu',
  'Pacific/Auckland',
)

/** Runs something as on a device in the time zone. */
export function inZone<Result>(zone: string, run: () => Result): Result {
  const original = process.env.TZ
  process.env.TZ = zone
  try {
    return run()
  } finally {
    if (original === undefined) delete process.env.TZ
    else process.env.TZ = original
  }
}

/** The day that lies the given number of days later, counted in UTC, where every day has 24 hours. */
export function daysAfter(date: LocalDate, days: number): LocalDate {
  return dayOf(utc(date).getTime() + days * DAY_MS)
}

/** The beginning of the day in UTC. */
export function utc(date: LocalDate): Date {
  return new Date(`${date}T00:00:00Z`)
}

function dayOf(milliseconds: number): LocalDate {
  return dateOf(new Date(milliseconds).toISOString())
}
