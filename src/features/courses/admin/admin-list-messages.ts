import type { CourseOrder, CoursePeriod } from '@/features/courses/admin/course-filter'
import type { LocalDate } from '@/lib/local-date'

const number = new Intl.NumberFormat('da-DK')

/** What stands round the administration's table of courses. */
export const adminListMessages = {
  search: 'Søg i kurser',
  period: 'Vis',
  periods: {
    alle: 'Alle',
    kommende: 'Kommende',
    tidligere: 'Tidligere',
  } satisfies Record<CoursePeriod, string>,
  withCount: (period: string, count: number) => `${period} (${number.format(count)})`,
  order: 'Sortér efter',
  orders: {
    dato: 'Dato, tidligste først',
    seneste: 'Dato, seneste først',
    titel: 'Titel',
    type: 'Type',
    lokation: 'Lokation',
    pladser: 'Færrest ledige pladser',
  } satisfies Record<CourseOrder, string>,
  download: 'Hent som CSV',
  fileName: (today: LocalDate) => `kurser-${today}.csv`,
  count: (count: number) => (count === 1 ? '1 kursus' : `${number.format(count)} kurser`),
  range: (first: number, last: number, count: number) =>
    `Viser ${number.format(first)}-${number.format(last)} af ${number.format(count)} kurser`,
  noMatch: 'Ingen kurser matcher',
  noMatchHelp: 'Prøv med færre ord, eller vis alle kurser.',
  showAll: 'Vis alle kurser',
  pages: 'Sider med kurser',
  previousPage: 'Forrige',
  nextPage: 'Næste',
  pagePosition: (page: number, count: number) =>
    `Side ${number.format(page)} af ${number.format(count)}`,
}
