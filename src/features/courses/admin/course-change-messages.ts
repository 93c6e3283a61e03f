import { formatNumber } from '@/features/courses/admin/format-number'
import type { CourseChange } from '@/features/courses/api/course-changes'

/** The log of what has been done to the courses. */
export const courseChangeMessages = {
  title: 'Ændringer',
  intro: 'Se, hvem der har oprettet, ændret og slettet kurser det seneste år.',
  show: 'Vis ændringer',
  codeFailed: 'Ændringerne kunne ikke vises. Tjek din internetforbindelse, og prøv igen.',
  loading: 'Henter ændringer …',
  loadFailed: 'Ændringerne kunne ikke hentes.',
  count: (count: number) => {
    if (count === 0) return 'Ingen ændringer endnu'
    return count === 1 ? '1 ændring' : `${formatNumber(count)} ændringer`
  },
  range: (first: number, last: number, count: number) =>
    `Viser ${formatNumber(first)}-${formatNumber(last)} af ${formatNumber(count)} ændringer`,
  pages: 'Sider med ændringer',
  actions: {
    insert: 'Oprettet',
    update: 'Ændret',
    delete: 'Slettet',
  } satisfies Record<CourseChange['action'], string>,
  by: (person: string) => `af ${person}`,
  byNobody: 'uden for administrationen',
  becomes: 'ændret til',
  unreadable: 'Et kursus, der ikke kan vises',
  recreate: 'Opret igen',
  isBack: 'Står på listen igen',
  ofCourse: (label: string, title: string) => `${label}: ${title}`,
}
