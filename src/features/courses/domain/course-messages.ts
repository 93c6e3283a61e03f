// Words that the calendar feed, the queries and the pages share. Strings of the specification stand letter by letter;
// the others follow the site's copy guide.

import { formatFullDate } from '../../../lib/local-date.ts'
import type { CourseStart, CourseStatus } from './course-event.ts'

/** The status of a course, on badges and in files. */
export const courseStatusLabels: Readonly<Record<CourseStatus, string>> = {
  planned: 'Planlagt',
  cancelled: 'Aflyst',
  moved: 'Flyttet',
}

/** 'Flyttet fra 4. maj 2027 kl. 10:00' */
export function movedFromText({ date, startTime }: CourseStart): string {
  return `Flyttet fra ${formatFullDate(date)} kl.\u00A0${startTime}`
}

/** A course in a calendar, added as a file or subscribed to as the feed. */
export const calendarFileMessages = {
  name: (centre: string, type?: string) => (type ? `${type}: ${centre}` : `Kurser: ${centre}`),
  readMore: (url: string) => `Læs mere: ${url}`,
  cancelledTitle: (title: string) => `AFLYST: ${title}`,
  cancelled: 'Kurset er aflyst.',
  signUp: {
    link: (url: string) => `Læs mere og tilmeld dig: ${url}`,
    mail: (email: string) => `Skriv til os om en plads: ${email}`,
    waitingList: (email: string) => `Udsolgt. Skriv til os om en plads på ventelisten: ${email}`,
  },
  fileName: (date: string) => `kursus-${date}.ics`,
}

/** The toast of the public page (spec 8). */
export const publicCourseToasts = {
  errorTitle: 'Fejl',
  loadFailed: 'Kunne ikke indlæse kurser. Prøv at genindlæse siden.',
}
