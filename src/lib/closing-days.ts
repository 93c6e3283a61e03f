import type { LocalDate } from './local-date.ts'

const DAY_MS = 86_400_000

/**
 * Nytårsdag, grundlovsdag, juleaftensdag, juledag, 2. juledag and nytårsaftensdag. Grundlovsdag, 24 and 31 December are
 * no public holidays, but most offices are closed (docs/decisions.md).
 */
const FIXED = ['01-01', '06-05', '12-24', '12-25', '12-26', '12-31']

/**
 * Skærtorsdag, langfredag, påskedag, 2. påskedag, Kristi himmelfartsdag, pinsedag and 2. pinsedag, in days after Easter
 * Sunday. Store bededag is an ordinary Friday since 2024 (lov nr. 214 af 6. marts 2023).
 */
const AFTER_EASTER = [-3, -2, 0, 1, 39, 49, 50]

/** Whether the centre is closed on a day whatever its weekday. @param date of the years 1900 to 2199 */
export function isClosingDay(date: LocalDate): boolean {
  const easter = easterSunday(Number(date.slice(0, 4)))
  return (
    FIXED.includes(date.slice(5)) || AFTER_EASTER.includes((Date.parse(date) - easter) / DAY_MS)
  )
}

/** The Sunday after the first full moon of spring by Gauss' rule, whose constant 24 holds from 1900 to 2199. */
function easterSunday(year: number): number {
  const golden = year % 19
  const age = (19 * golden + 24) % 30
  const isLate = age === 29 || (age === 28 && golden > 10)
  const fullMoon = new Date(Date.UTC(year, 2, 21 + age - (isLate ? 1 : 0)))
  return fullMoon.setUTCDate(fullMoon.getUTCDate() + 7 - fullMoon.getUTCDay())
}
