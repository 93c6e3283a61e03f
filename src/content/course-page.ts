import { paths } from '@/content/paths'

/** The words of a course's page; those of its card, its places and its calendar file are in course-calendar.ts. */
export const coursePageWords = {
  back: { label: 'Alle kurser', to: paths.courses },
  loading: 'Henter kurset …',
  /** Of the tab, until the course is there. */
  untitled: 'Kursus',
  facts: {
    when: 'Hvornår',
    duration: 'Varighed',
    place: 'Sted',
    price: 'Pris',
    audience: 'For hvem',
  },
  hours: (hours: string) => `kl.\u00A0${hours}`,
  map: 'Se på kort',
  sameTitle: 'Andre datoer',
  otherCourses: 'Andre kurser',
  questions: 'Har du spørgsmål?',
  /** 'Forældrekursus tirsdag den 2. marts 2027 kl. 17.00-19.00 i Valby Kulturhus.' */
  description: (type: string, day: string, hours: string, place: string) =>
    `${type} ${day} kl.\u00A0${hours.replaceAll(':', '.')} ${place}.`,
  inPlace: (location: string) => (isOnline(location) ? 'online' : `i ${location}`),
  /** Of search results and tabs, where several dates have one name. */
  title: (title: string, day: string) => `${title}, ${day}`,
  gone: {
    title: 'Kurset findes ikke længere',
    text: 'Måske er det slettet, eller også er der en fejl i linket. Ring eller skriv gerne, hvis du leder efter et bestemt kursus.',
    all: 'Se alle kommende kurser',
    coming: 'De næste kurser',
  },
} as const

/** Whether a place is none that a map has. */
export function isOnline(location: string): boolean {
  return /^(?:online|digitalt|zoom|teams)\b/i.test(location.trim())
}

/** 'et kort' on OpenStreetMap of an address. */
export function mapOf(location: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: location })}`
}

/** '2 timer', '1 time og 30 minutter'. */
export function durationText(startTime: string, endTime: string): string {
  const minutes = minutesOf(endTime) - minutesOf(startTime)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [
    hours > 0 && (hours === 1 ? '1\u00A0time' : `${hours}\u00A0timer`),
    rest > 0 && `${rest}\u00A0minutter`,
  ]
    .filter(Boolean)
    .join(' og ')
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return 60 * hours + minutes
}
