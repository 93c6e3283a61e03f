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
  /** '2 timer', '1 time og 30 minutter'. */
  duration: ({ hours, minutes }: { hours: number; minutes: number }) =>
    [
      hours > 0 && (hours === 1 ? '1\u00A0time' : `${hours}\u00A0timer`),
      minutes > 0 && (minutes === 1 ? '1\u00A0minut' : `${minutes}\u00A0minutter`),
    ]
      .filter(Boolean)
      .join(' og '),
  map: 'Se på kort',
  sameTitle: 'Andre datoer',
  otherCourses: 'Andre kurser',
  questions: 'Har du spørgsmål?',
  /** 'Forældrekursus tirsdag den 2. marts 2027 kl. 17.00-19.00 i Valby Kulturhus.' */
  description: (type: string, day: string, hours: string, place: string) =>
    `${type} ${day} kl.\u00A0${hours.replaceAll(':', '.')} ${place}.`,
  online: 'online',
  inPlace: (location: string) => `i ${location}`,
  /** Of search results and tabs, where several dates have one name. */
  title: (title: string, day: string) => `${title}, ${day}`,
  gone: {
    title: 'Kurset findes ikke længere',
    text: 'Måske er det slettet, eller også er der en fejl i linket. Ring eller skriv gerne, hvis du leder efter et bestemt kursus.',
    all: 'Se alle kommende kurser',
    coming: 'De næste kurser',
  },
} as const
