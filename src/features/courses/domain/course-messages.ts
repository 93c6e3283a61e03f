// Words that the queries and the pages share. Strings of the specification stand letter by letter;
// the others follow the site's copy guide.

import { formatFullDate } from '../../../lib/local-date.ts'
import type { CourseStart, CourseStatus } from './course-event.ts'
import { type InSeries, partOf } from './course-series.ts'

/** The status of a course, on badges and in files. */
export const courseStatusLabels: Readonly<Record<CourseStatus['status'], string>> = {
  planned: 'Planlagt',
  cancelled: 'Aflyst',
  moved: 'Flyttet',
  postponed: 'Udsat',
}

/** The availability of a course, on its card and in the administration's list. */
export const availabilityMessages = {
  few: 'Få pladser',
  soldOut: 'Udsolgt',
} as const

/** The name of a link or a button of one course, for screen readers. */
export const nameWithTitle = (label: string, title: string) => `${label}: ${title}`

/** A day and a time of day. */
export const dayAndTime = (day: string, time: string) => `${day} kl. ${time}`

/** 'Flyttet fra 4. maj 2027 kl. 10:00' */
export function movedFromText({ date, startTime }: CourseStart): string {
  return `Flyttet fra ${formatFullDate(date)} kl.\u00A0${startTime}`
}

/** 'Udsat – ny dato følger' */
export const postponedText = 'Udsat – ny dato følger'

/** 'Del 2 af 3', for a date of a series. */
export function partText(course: InSeries): string | undefined {
  const found = partOf(course)
  return found && `Del ${found.part} af ${found.count}`
}

/** In a price that is not that of all dates, or says itself that it is. */
const SAYS_OF_WHAT =
  /forløb|\b(?:pr\.?|per)\s*(?:gang|dato|møde|aften|eftermiddag|formiddag|dag|time|modul|del)/i

/** The price of a course; an amount of a series is that of the whole, unless the administrator's own words say of what. */
export function priceText({ price, series }: InSeries): string | null {
  const isOfWhole = price && series && /\d/.test(price) && !SAYS_OF_WHAT.test(price)
  return isOfWhole ? `${price} for hele forløbet` : price
}

/** The toast of the public page (spec 8). */
export const publicCourseToasts = {
  errorTitle: 'Fejl',
  loadFailed: 'Kunne ikke indlæse kurser. Prøv at genindlæse siden.',
}
