import type { CourseOrder, CoursePeriod } from '@/features/courses/admin/course-filter'
import { formatNumber } from '@/features/courses/admin/format-number'
import type { LocalDate } from '@/lib/local-date'

/** What stands round the administration's table of courses. */
export const adminListMessages = {
  search: 'Søg i kurser',
  period: 'Vis',
  periods: {
    alle: 'Alle',
    kommende: 'Kommende',
    tidligere: 'Tidligere',
  } satisfies Record<CoursePeriod, string>,
  withCount: (period: string, count: number) => `${period} (${formatNumber(count)})`,
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
  count: (count: number) => (count === 1 ? '1 kursus' : `${formatNumber(count)} kurser`),
  range: (first: number, last: number, count: number) =>
    `Viser ${formatNumber(first)}-${formatNumber(last)} af ${formatNumber(count)} kurser`,
  noMatch: 'Ingen kurser matcher',
  noMatchHelp: 'Prøv med færre ord, eller vis alle kurser.',
  showAll: 'Vis alle kurser',
  retry: 'Prøv igen',
  pages: 'Sider med kurser',
  previousPage: 'Forrige',
  nextPage: 'Næste',
  pagePosition: (page: number, count: number) =>
    `Side ${formatNumber(page)} af ${formatNumber(count)}`,
}
