// The words of the courses on /courses. Strings of the specification stand letter by letter; the others follow the site's
// copy guide. One object per place on the site.

import {
  formatLongDate,
  formatMonthAndYear,
  formatMonthName,
  formatShortDate,
  type LocalDate,
  type LocalDateTime,
} from '@/lib/local-date'

/** The day and start of a course. */
type Start = { date: string; startTime: string }

/** The week calendar on /courses and its legend (spec 4 and 9). */
export const calendarMessages = {
  loading: 'Indlæser kurser …',
  fetching: 'Henter de nyeste kurser …',
  retry: 'Prøv igen',
  withoutScript:
    'Kalenderen kræver JavaScript. Du er velkommen til at ringe eller skrive og høre om de næste datoer.',
  weekHeading: ({ week, start, end }: { week: number; start: LocalDate; end: LocalDate }) =>
    `Kurser uge ${week} (${formatShortDate(start)} - ${formatShortDate(end)})`,
  courseCount: (courses: readonly { status: string }[]) => {
    const withStatus = (status: string, one: string, several: string) => {
      const count = courses.filter((course) => course.status === status).length
      return count > 0 && `${count} ${count === 1 ? one : several}`
    }
    const count = courses.length === 1 ? '1 kursus' : `${courses.length} kurser`
    const off = [
      withStatus('cancelled', 'aflyst', 'aflyste'),
      withStatus('postponed', 'udsat', 'udsatte'),
    ].filter(Boolean)
    return off.length > 0 ? `${count}, heraf ${off.join(' og ')}` : count
  },
  noDateChosen: 'Vælg en dato for at se kurser',
  legendChosenWeek: 'Valgt uge',
  legendDaysWithCourses: 'Dage med kurser',
  daysOfWeek: ['man', 'tir', 'ons', 'tor', 'fre', 'lør', 'søn'],
  today: 'I dag',
  chosen: 'valgt',
  monthNavigation: 'Skift måned',
  toNextMonth: 'Gå til næste måned',
  toPreviousMonth: 'Gå til forrige måned',
  week: (week: number) => `Uge ${week}`,
  weekNumber: 'Ugenummer',
  steps: {
    week: { previous: 'Forrige uge', next: 'Næste uge' },
    month: { previous: 'Forrige måned', next: 'Næste måned' },
  },
  monthHeading: ({ start }: { start: LocalDate }) => `Kurser i ${formatMonthAndYear(start)}`,
  empty: {
    week: {
      title: 'Ingen kurser i den valgte uge',
      help: 'Prøv en anden uge. Dage med kurser står med fed skrift.',
    },
    month: { title: 'Ingen kurser i den valgte måned', help: 'Prøv en anden måned.' },
  },
  nextCourse: (week: number) => `Næste kursus: uge ${week}`,
  noneComing: 'Der er ingen kommende kurser lige nu.',
  noneComingOfType: 'Der er ingen kommende kurser af den type lige nu.',
  views: { label: 'Visning', week: 'Uge', month: 'Måned', all: 'Alle kommende' },
  allComing: 'Alle kommende kurser',
  /** Above the courses of a month, with the year where it is not this one. */
  month: (month: LocalDate, now: LocalDateTime) =>
    month.slice(0, 4) === now.slice(0, 4) ? formatMonthName(month) : formatMonthAndYear(month),
  showMore: 'Vis flere kurser',
  types: { label: 'Kursustype', all: 'Alle', showAll: 'Vis alle typer' },
  linkDead: 'Kurset i linket findes ikke længere. Her er de kurser, vi har nu.',
  /** The age of courses on the screen. */
  asOf: (when: string) => `Som de så ud den ${when}`,
  asOfWithoutScript: (when: string) => `Kurserne står her, som de så ud den ${when}.`,
  askForPlace: 'Ring eller skriv for at høre, om der er plads:',
}

/** On the first screen of /courses. */
export const nextCoursesMessages = {
  label: 'De næste kurser',
  all: 'Se alle kommende kurser',
  calendar: 'Se kalenderen',
  /** With the year where it is not this one. */
  time: ({ date, startTime }: Start, now: LocalDateTime) => {
    const year = date.slice(0, 4)
    return `${year === now.slice(0, 4) ? '' : `${year} `}kl.\u00A0${startTime}`
  },
}

/** A course on its card (spec 9). */
export const courseCardMessages = {
  time: 'Tid',
  location: 'Sted',
  price: 'Pris',
  past: 'Afholdt',
  closed: 'Lukket kursus, der er aftalt med en bestemt gruppe.',
}

/** A course of several dates. */
export const courseSeriesMessages = {
  /** Above all of its dates, in a mail. */
  dates: 'Datoer',
  otherDates: 'De andre datoer',
  /** Beside the next date, in place of those after it. */
  moreDates: (count: number) => (count === 1 ? 'og 1 dato mere' : `og ${count} datoer mere`),
  begun: 'Forløbet er begyndt',
  writeToUs: 'Skriv til os',
  subject: (title: string) => `Spørgsmål om ${title}`,
  mention: 'kurset',
}

/** A course that is cancelled, moved or postponed. */
export const courseStatusMessages = {
  /** Before the title, for screen readers. */
  before: (status: string) => `${status}: `,
  movedTo: ({ date, startTime }: Start) =>
    `er flyttet til ${formatLongDate(date)} kl.\u00A0${startTime}`,
  isCancelled: 'er aflyst',
  isPostponed: 'er udsat – ny dato følger',
  movedAway: 'Kurser, der er flyttet til en anden dag',
  otherCourses: 'Se andre kurser',
  questions: 'Har du spørgsmål, så ring eller skriv:',
} as const

/** The ways to a place: the course's own address, a mail, or one for the waiting list. */
export const signUpMessages = {
  link: 'Læs mere og tilmeld dig',
  mail: {
    label: 'Skriv til os om en plads',
    subject: (title: string, date: string) => `Plads på ${title}, ${date}`,
    request: (course: string) => `Jeg vil gerne have en plads på ${course}. Kontakt mig gerne.`,
    /** For visitors who write the mail themselves. */
    mention: (isSeries: boolean) => `kurset og ${isSeries ? 'datoerne' : 'datoen'}`,
  },
  waitingList: {
    label: 'Skriv mig på venteliste',
    subject: (title: string, date: string) => `Venteliste: ${title}, ${date}`,
    request: (course: string) => `Skriv mig gerne på venteliste til ${course}.`,
    mention: (isSeries: boolean) => `ventelisten, kurset og ${isSeries ? 'datoerne' : 'datoen'}`,
  },
}

/** Sharing a course's link, adding it to a calendar, subscribing to the feed. */
export const shareMessages = {
  linkTo: (title: string) => `til ${title}`,
  addToCalendar: 'Føj til kalender',
  share: 'Del',
  subscribe: 'Abonnér på kalenderen',
  subscribeToType: (type: string) => `Abonnér på kalenderen: ${type}`,
  subscribeHelp: ['Så kommer nye og ændrede kurser automatisk i din egen kalender.'],
  /** Where no program opens webcal: links. */
  subscribeByHand: [
    'Et enkelt kursus kommer i din kalender med ”Føj til kalender” ved kurset.',
    'Vil du have alle kurser, så kopiér adressen. Åbn calendar.google.com på en computer, vælg ”Tilføj andre kalendere” og ”Fra webadresse”, og sæt adressen ind.',
  ],
  copyAddress: 'Kopiér adressen',
} as const
