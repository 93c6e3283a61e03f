// Strings of the specification stand letter by letter; the others follow the site's copy guide. One object
// per place on the site.

const loadFailed = 'Kunne ikke indlæse kurser. Prøv at genindlæse siden.'

/** The week calendar on /courses and its legend (Specification 4 and 9). */
export const calendarMessages = {
  loading: 'Indlæser kurser …',
  loadFailed,
  retry: 'Prøv igen',
  withoutScript:
    'Kalenderen kræver JavaScript. Du er velkommen til at ringe eller skrive og høre om de næste datoer.',
  weekHeading: (week: number, firstDay: string, lastDay: string) =>
    `Kurser uge ${week} (${firstDay} - ${lastDay})`,
  courseCount: (count: number) => (count === 1 ? '1 kursus' : `${count} kurser`),
  emptyWeek: 'Ingen kurser i den valgte uge',
  emptyWeekHelp: 'Prøv en anden uge. Dage med kurser står med fed skrift.',
  noDateChosen: 'Vælg en dato for at se kurser',
  legendChosenWeek: 'Valgt uge',
  legendDaysWithCourses: 'Dage med kurser',
  today: 'I dag',
  chosen: 'valgt',
}

/** A course on its card (Specification 9). */
export const courseCardMessages = {
  time: 'Tid',
  location: 'Sted',
  timeRange: (startTime: string, endTime: string) => `${startTime} - ${endTime}`,
  past: 'Afholdt',
  linkName: (type: string, title: string) => `${type}: ${title}`,
  externalLinkName: (type: string, title: string) => `${type}: ${title} (åbner i nyt faneblad)`,
}

/** What is said of a course's places, on its card and in the administration's list. */
export const placesMessages = {
  few: 'Få pladser',
  soldOut: 'Udsolgt',
} as const

/** The mail in which a visitor asks for a place that may become free. */
export const waitingListMessages = {
  label: 'Skriv mig på venteliste',
  linkName: (title: string) => `Skriv mig på venteliste: ${title}`,
  subject: (title: string, date: string) => `Venteliste: ${title}, ${date}`,
  body: (title: string, date: string, startTime: string) =>
    `Hej\r\n\r\nSkriv mig gerne på venteliste til ${title}, ${date} kl. ${startTime}.\r\n\r\nVenlig hilsen\r\n`,
}

/** The toast of the public page (Specification 8). */
export const publicCourseToasts = {
  errorTitle: 'Fejl',
  loadFailed,
}
