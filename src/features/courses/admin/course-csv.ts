import { courseFieldNames } from '@/features/courses/admin/admin-messages'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { courseStatusLabels } from '@/features/courses/domain/course-messages'
import { courseTypeInfo } from '@/features/courses/domain/course-types'

const statusFields = ['status', 'statusNote', 'movedFromDate', 'movedFromStartTime'] as const

const fields = [
  'title',
  // In ISO form, which spreadsheets of every language read as a date.
  'date',
  'startTime',
  'endTime',
  'type',
  'location',
  'maxParticipants',
  'availableSpots',
  'url',
  ...statusFields,
] as const

export type CsvField = (typeof fields)[number]

export const csvColumns = fields.map((field) => ({
  field,
  heading: courseFieldNames[field],
  // Files from before the status do without it.
  isOptional: statusFields.some((statusField) => statusField === field),
}))

// The start of a formula, for some programs also in full-width characters. Leading apostrophes are included, so that an
// added apostrophe can always be distinguished from one of the text.
const formulaStart = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u

/**
 * The courses as a CSV file for Danish spreadsheets: semicolons, because the comma is the decimal sign there, and a
 * byte order mark, which Excel needs for æ, ø and å. No text is read as a formula.
 */
export function coursesToCsv(courses: readonly CourseEvent[]): string {
  const rows = [
    csvColumns.map(({ heading }) => toCell(heading)),
    ...courses.map(toCells).map((cells) => fields.map((field) => toCell(cells[field] ?? ''))),
  ]
  return `\uFEFF${rows.map((cells) => `${cells.join(';')}\r\n`).join('')}`
}

/** The text of a cell, without the apostrophe that keeps it from being a formula. */
export function readCsvText(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell
}

function toCells(course: CourseEvent): Record<CsvField, string | number | null | undefined> {
  return {
    ...course,
    type: courseTypeInfo(course.type).adminLabel,
    status: courseStatusLabels[course.status],
    movedFromDate: course.movedFrom?.date,
    movedFromStartTime: course.movedFrom?.startTime,
  }
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formulaStart.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
