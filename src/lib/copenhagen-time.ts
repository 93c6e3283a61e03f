import { whenNeeded } from './when-needed.ts'

const timeZone = 'Europe/Copenhagen'
const clock = whenNeeded(
  () => new Intl.DateTimeFormat('da-DK', { timeZone, hour: '2-digit', minute: '2-digit' }),
)
const hourInCopenhagen = whenNeeded(
  () => new Intl.DateTimeFormat('da-DK', { timeZone, hour: '2-digit', hourCycle: 'h23' }),
)

/**
 * A time in Denmark with its distance from UTC, as ISO 8601 writes it. Summer time where a clock there shows
 * that hour then.
 * @param date 'YYYY-MM-DD'
 * @param time 'HH:MM'; PostgreSQL knows 24:00 too
 */
export function inCopenhagen(date: string, time: string): string {
  const summer = `${date}T${time}:00+02:00`
  const hour = hourInCopenhagen().format(new Date(summer))
  return Number(hour) === Number(time.slice(0, 2)) % 24 ? summer : `${date}T${time}:00+01:00`
}

/**
 * What the clock shows in Denmark: '10.32'.
 * @param moment milliseconds since 1970
 */
export function clockInCopenhagen(moment: number): string {
  return clock().format(moment)
}
