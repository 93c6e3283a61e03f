import { courseVersionMessages } from '@/features/courses/admin/admin-messages'
import type { CourseEvent, CourseEventValues } from '@/features/courses/domain/course-event'
import { courseTypeInfo } from '@/features/courses/domain/course-types'

/** The columns of the file in their order, and their headings: the administration's own labels. */
export const csvColumns = (
  [
    'title',
    // As year-month-day, which every spreadsheet takes for a day, whatever its language.
    'date',
    'startTime',
    'endTime',
    'type',
    'location',
    'maxParticipants',
    'availableSpots',
    'url',
  ] as const satisfies readonly (keyof CourseEventValues)[]
).map((field) => ({ field, heading: courseVersionMessages.labels[field] }))

// How a formula begins, for some programs also in the wide characters of East Asian writing. Apostrophes before it count,
// so that one that is put before a text can always be told from one that belongs to it.
const formulaStart = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u

/**
 * The courses as a file for a Danish spreadsheet: semicolons, since the comma is a decimal sign there, and a
 * byte order mark, without which Excel does not read æ, ø and å. No text in it can be taken for a formula.
 */
export function coursesToCsv(courses: readonly CourseEvent[]): string {
  const rows = [
    csvColumns.map(({ heading }) => toCell(heading)),
    ...courses.map((course) =>
      csvColumns.map(({ field }) =>
        toCell(field === 'type' ? courseTypeInfo(course.type).adminLabel : (course[field] ?? '')),
      ),
    ),
  ]
  return `\uFEFF${rows.map((cells) => `${cells.join(';')}\r\n`).join('')}`
}

/** The text that stands in a cell, without what keeps it from being a formula. */
export function readCsvText(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formulaStart.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
