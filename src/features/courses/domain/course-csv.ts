import type { CourseEvent } from './course-event.ts'
import { type CourseField, courseFieldNames } from './course-fields.ts'
import { courseStatusLabels } from './course-messages.ts'
import { courseTypeInfo } from './course-types.ts'

export type CsvField = Exclude<CourseField, 'movedFrom'> | 'movedFromDate' | 'movedFromStartTime'

const { movedFrom, title, date, type, startTime, endTime, ...others } = courseFieldNames

/** The headings of the columns in their order. */
const headings: Readonly<Record<CsvField, string>> = {
  title,
  date,
  startTime,
  endTime,
  type,
  ...others,
  movedFromDate: `${movedFrom} dato`,
  movedFromStartTime: `${movedFrom} tidspunkt`,
}

/** Files from before these columns do without them. */
const OPTIONAL: readonly string[] = [
  'price',
  'seriesId',
  'status',
  'statusNote',
  'movedFromDate',
  'movedFromStartTime',
]

export const csvColumns = (Object.entries(headings) as [CsvField, string][]).map(
  ([field, heading]) => ({ field, heading, isOptional: OPTIONAL.includes(field) }),
)

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
    ...courses
      .map(toCells)
      .map((cells) => csvColumns.map(({ field }) => toCell(cells[field] ?? ''))),
  ]
  return `\uFEFF${rows.map((cells) => `${cells.join(';')}\r\n`).join('')}`
}

/** The text of a cell, without the apostrophe that keeps it from being a formula. */
export function readCsvText(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** Days and times in ISO form, which spreadsheets of every language read. */
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
