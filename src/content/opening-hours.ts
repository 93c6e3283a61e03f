// Relative imports: vite.config.ts loads this module with site.ts, before the alias exists.
import { isClosingDay } from '../lib/closing-days.ts'
import { nowInCopenhagen } from '../lib/copenhagen-time.ts'
import { dateOf, formatShortDate, formatWeekday } from '../lib/local-date.ts'

type Weekday = 'mandag' | 'tirsdag' | 'onsdag' | 'torsdag' | 'fredag' | 'lørdag' | 'søndag'

export type OpeningHours = {
  /** Successive days. */
  readonly days: readonly Weekday[]
  /** In Denmark, as 'HH:MM'. */
  readonly opens: string
  readonly closes: string
}

/** When the phone is answered (spec 9, Contact). The texts, the status and the structured data are made from this list. */
export const openingHours: readonly OpeningHours[] = [
  {
    days: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag'],
    opens: '09:00',
    closes: '15:00',
  },
]

/** 'mandag-fredag 9:00-15:00' */
export const openingHoursText = describe((day) => day)

/** 'man-fre 9:00-15:00' */
export const openingHoursShort = describe((day) => day.slice(0, 3))

export const openNow = 'Åbent nu'

const LOOK_AHEAD_DAYS = 31
const DAY_MS = 86_400_000

/**
 * Whether the centre is open: 'Åbent nu' or 'Lukket, åbner mandag kl. 9', by Copenhagen's clock and the days of
 * `isClosingDay`. Names the date where that weekday is a week away or more; empty if it does not open within a month.
 * @param moment in milliseconds since 1970
 * @param hours in the order of the day
 */
export function openingStatus(moment: number, hours = openingHours): string {
  const [today = '', now = ''] = nowInCopenhagen(moment).split('T')
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const date = dateOf(new Date(Date.parse(today) + ahead * DAY_MS).toISOString())
    if (isClosingDay(date)) continue
    const next = hours.find(
      ({ days, closes }) =>
        days.some((day) => day === formatWeekday(date)) && (ahead > 0 || closes > now),
    )
    if (!next) continue
    if (ahead === 0 && next.opens <= now) return openNow
    const day = ['i dag', 'i morgen'][ahead]
    const later = ahead < 7 ? formatWeekday(date) : `den ${formatShortDate(date)}`
    return `Lukket, åbner ${day ?? later} kl. ${withoutZeros(next.opens).replace(':00', '').replace(':', '.')}`
  }
  return ''
}

function describe(name: (day: Weekday) => string): string {
  return openingHours
    .map(({ days, opens, closes }) => {
      const ends = days.filter((_, index) => index === 0 || index === days.length - 1)
      return `${ends.map(name).join('-')} ${withoutZeros(opens)}-${withoutZeros(closes)}`
    })
    .join(', ')
}

/** '9:00' for '09:00' */
function withoutZeros(time: string): string {
  return time.replace(/^0/, '')
}
