import { CsvError, parse } from 'csv-parse/sync'
import { csvColumns, readCsvText } from '../../../src/features/courses/admin/course-csv.ts'
import type { CourseEventValues } from '../../../src/features/courses/model/course-event.ts'
import { COURSE_TYPES, courseTypeInfo } from '../../../src/features/courses/model/course-types.ts'
import type { FileContents, FileCourse } from './file-course.ts'

type Field = keyof CourseEventValues

const headings = new Map<string, string>(csvColumns.map(({ field, heading }) => [field, heading]))
const types = new Map(
  COURSE_TYPES.flatMap((type) => [
    [type, type],
    [courseTypeInfo(type).adminLabel.toLowerCase(), type],
  ]),
)

/**
 * Reads what coursesToCsv writes, also after a Danish or English spreadsheet has saved it in its own way: with
 * semicolons or commas, other quotes, days as 24-11-2026 and times as 9.00.
 */
export function readCoursesCsv(text: string): FileContents {
  const contents: FileContents = {
    courses: [],
    problems: [],
    columnName: (field) => headings.get(field) ?? field,
  }
  const rows = parseRows(text)
  if ('problem' in rows) return { ...contents, problems: [rows.problem] }

  const [first = [], ...others] = rows.cells
  const columns = first.map((cell) => fieldOf(cell))
  contents.problems.push(...headingProblems(first, columns))
  if (contents.problems.length > 0) return contents

  for (const [index, cells] of others.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue
    // As spreadsheets count: from 1, headings included.
    const place = `Row ${index + 2}`
    if (cells.length !== columns.length) {
      contents.problems.push(`${place} has ${cells.length} cells instead of ${columns.length}.`)
      continue
    }
    const { course, problems } = readRow(place, columns, cells)
    contents.problems.push(...problems)
    if (problems.length === 0) contents.courses.push(course)
  }
  return contents
}

function parseRows(text: string): { cells: string[][] } | { problem: string } {
  const [firstLine = ''] = text.split(/\r?\n/, 1)
  const delimiter = firstLine.includes(';') ? ';' : ','
  try {
    return { cells: parse(text, { bom: true, delimiter, relax_column_count: true }) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { problem: `The file cannot be read as CSV: ${error.message}.` }
  }
}

function fieldOf(heading: string): Field | undefined {
  const wanted = heading.trim().toLowerCase()
  return csvColumns.find((column) => column.heading.toLowerCase() === wanted)?.field
}

function headingProblems(first: readonly string[], columns: readonly (Field | undefined)[]) {
  const unknown = first.filter((_, index) => columns[index] === undefined)
  const missing = csvColumns.filter(({ field }) => !columns.includes(field))
  const repeated = csvColumns.filter(
    ({ field }) => columns.indexOf(field) < columns.lastIndexOf(field),
  )
  return [
    ...unknown.map((heading) => `Row 1: no column of courses is called "${heading}".`),
    ...missing.map(({ heading }) => `Row 1: the column "${heading}" is missing.`),
    ...repeated.map(({ heading }) => `Row 1: the column "${heading}" is there more than once.`),
  ]
}

function readRow(
  place: string,
  columns: readonly (Field | undefined)[],
  cells: readonly string[],
): { course: FileCourse; problems: string[] } {
  const problems: string[] = []
  const cellOf = (field: Field) => readCsvText(cells[columns.indexOf(field)] ?? '').trim()

  /** An empty cell stays empty: what is required is said by the rules of the form. */
  function read(field: Field, convert: (cell: string) => string | undefined, expected: string) {
    const cell = cellOf(field)
    const value = cell === '' ? '' : convert(cell)
    if (value === undefined) {
      problems.push(`${place}, ${headings.get(field)}: "${cell}" is not ${expected}.`)
    }
    return value ?? ''
  }
  const readNumber = (field: Field) => {
    const text = read(field, (cell) => (/^\d+$/.test(cell) ? cell : undefined), 'a whole number')
    return text === '' ? Number.NaN : Number(text)
  }

  const values: CourseEventValues = {
    title: cellOf('title'),
    date: read('date', toIsoDay, 'a day such as 2026-11-24 or 24-11-2026'),
    startTime: read('startTime', toTime, 'a time such as 16:00'),
    endTime: read('endTime', toTime, 'a time such as 16:00'),
    type: read('type', (cell) => types.get(cell.toLowerCase()), `one of ${typeList()}`),
    location: cellOf('location'),
    maxParticipants: readNumber('maxParticipants'),
    availableSpots: readNumber('availableSpots'),
    url: cellOf('url') || null,
  }
  return { course: { place, id: undefined, values }, problems }
}

function typeList(): string {
  return COURSE_TYPES.map((type) => courseTypeInfo(type).adminLabel).join(', ')
}

function toIsoDay(cell: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(cell)) return cell
  const [, day = '', month = '', year] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(cell) ?? []
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function toTime(cell: string): string | undefined {
  const [, hours = '', minutes] = /^(\d{1,2})[:.](\d\d)(?:[:.]00)?$/.exec(cell) ?? []
  return minutes && `${hours.padStart(2, '0')}:${minutes}`
}
