import { CsvError, parse } from 'csv-parse/sync'
import { courseStatusFields } from '../../../src/features/courses/admin/admin-messages.ts'
import {
  type CsvField,
  csvColumns,
  readCsvText,
} from '../../../src/features/courses/admin/course-csv.ts'
import {
  COURSE_STATUSES,
  type CourseEventValues,
  type CourseStatusValues,
  isCourseStatus,
} from '../../../src/features/courses/domain/course-event.ts'
import { courseStatusLabels } from '../../../src/features/courses/domain/course-messages.ts'
import { COURSE_TYPES, courseTypeInfo } from '../../../src/features/courses/domain/course-types.ts'
import { comparable } from '../../../src/lib/plain-text.ts'
import {
  type CellValue,
  hasHalfOfDay,
  readDay,
  readText,
  readTime,
  readWholeNumber,
} from './cell-values.ts'
import type { FileContents, FileCourse } from './file-course.ts'

const DELIMITERS = [';', ',', '\t']

const headings = new Map<string, string>([
  ...csvColumns.map(({ field, heading }) => [field, heading] as const),
  ['movedFrom', courseStatusFields.movedFrom],
])
const types = new Map<string, string>(
  COURSE_TYPES.flatMap((type) => [
    [type, type],
    [comparable(courseTypeInfo(type).adminLabel), type],
  ]),
)

const statuses = new Map<string, string>(
  COURSE_STATUSES.flatMap((status) => [
    [status, status],
    [comparable(courseStatusLabels[status]), status],
  ]),
)

/**
 * Reads what coursesToCsv writes, also after a spreadsheet has saved it in its own way: with semicolons, commas or
 * tabs, other quotes, empty rows and columns, days as 24-11-2026 and times as 9.00 or 5:00 PM. A cell that could mean
 * two things is a problem.
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
  const columns = first.map(fieldOf)
  contents.problems.push(...headingProblems(first, columns))
  if (contents.problems.length > 0) return contents

  const isTwelveHours = others.some((cells) => cells.some(hasHalfOfDay))
  for (const [index, cells] of others.entries()) {
    if (cells.length === 0) continue
    // As spreadsheets count: from 1, headings included.
    const place = `Row ${index + 2}`
    if (cells.length > columns.length) {
      contents.problems.push(`${place} has ${cells.length} cells instead of ${columns.length}.`)
      continue
    }
    const row = readRow({ place, columns, cells, isTwelveHours })
    contents.problems.push(...row.problems)
    if (row.problems.length === 0) contents.courses.push(row.course)
  }
  return contents
}

/** The cells of each row, without the empty ones at its end: spreadsheets add them, and leave them out. */
function parseRows(file: string): { cells: string[][] } | { problem: string } {
  // A line for Excel, which does not count it as a row.
  const [line = '', named] = /^\uFEFF?(?:"?sep=([;,\t])"?(?:\r\n|\r|\n))?/.exec(file) ?? []
  const text = file.slice(line.length)
  try {
    const rows: string[][] = parse(text, {
      delimiter: named ?? delimiterOf(text),
      relax_column_count: true,
    })
    return {
      cells: rows.map((cells) => cells.slice(0, 1 + cells.findLastIndex((cell) => cell.trim()))),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { problem: `The file cannot be read as CSV: ${error.message}.` }
  }
}

/** The one that stands between the headings, which have none of them themselves. */
function delimiterOf(text: string): string {
  const [firstLine = ''] = text.split(/\r\n|\r|\n/, 1)
  const count = (delimiter: string) => firstLine.split(delimiter).length
  const [best = ';'] = DELIMITERS.toSorted((one, other) => count(other) - count(one))
  return best
}

function fieldOf(heading: string): CsvField | undefined {
  const wanted = comparable(heading)
  return csvColumns.find((column) => comparable(column.heading) === wanted)?.field
}

function headingProblems(first: readonly string[], columns: readonly (CsvField | undefined)[]) {
  const unknown = first.filter((_, index) => columns[index] === undefined)
  const missing = csvColumns.filter(
    ({ field, isOptional }) => !isOptional && !columns.includes(field),
  )
  const repeated = csvColumns.filter(
    ({ field }) => columns.indexOf(field) < columns.lastIndexOf(field),
  )
  return [
    ...unknown.map((heading) => `Row 1: no column of courses is called "${heading}".`),
    ...missing.map(({ heading }) => `Row 1: the column "${heading}" is missing.`),
    ...repeated.map(({ heading }) => `Row 1: the column "${heading}" is there more than once.`),
  ]
}

type Row = {
  place: string
  columns: readonly (CsvField | undefined)[]
  cells: readonly string[]
  isTwelveHours: boolean
}

function readRow({ place, columns, cells, isTwelveHours }: Row): {
  course: FileCourse
  problems: string[]
} {
  const problems: string[] = []

  /** An empty cell stays empty: what is required is said by the rules of the form. */
  function read(field: CsvField, convert: (cell: string) => CellValue = readText): string {
    const cell = readCsvText(cells[columns.indexOf(field)] ?? '').trim()
    if (cell === '') return ''
    const text = readText(cell)
    const result = 'problem' in text ? text : convert(cell)
    if ('value' in result) return result.value
    problems.push(`${place}, ${headings.get(field)}: "${cell}" ${result.problem}.`)
    return ''
  }
  const readTimeOf = (field: CsvField) => read(field, (cell) => readTime(cell, isTwelveHours))
  const readNumberOf = (field: CsvField) => {
    const text = read(field, readWholeNumber)
    return text === '' ? Number.NaN : Number(text)
  }

  function readStatus(): CourseStatusValues | undefined {
    const status = read('status', readStatusOf)
    if (!isCourseStatus(status)) return undefined
    const [date, startTime] = [read('movedFromDate', readDay), readTimeOf('movedFromStartTime')]
    return {
      status,
      statusNote: read('statusNote') || null,
      movedFrom: date || startTime ? { date, startTime } : null,
    }
  }

  const values: CourseEventValues = {
    title: read('title'),
    date: read('date', readDay),
    startTime: readTimeOf('startTime'),
    endTime: readTimeOf('endTime'),
    type: read('type', readTypeOf),
    location: read('location'),
    maxParticipants: readNumberOf('maxParticipants'),
    availableSpots: readNumberOf('availableSpots'),
    url: read('url') || null,
  }
  return { course: { place, id: undefined, values, status: readStatus() }, problems }
}

/** A cell with one of some labels, or with the word that the database stores. */
function oneOf(words: ReadonlyMap<string, string>, labels: readonly string[]) {
  return (cell: string): CellValue => {
    const value = words.get(comparable(cell))
    return value ? { value } : { problem: `is not one of ${labels.join(', ')}` }
  }
}

const readTypeOf = oneOf(
  types,
  COURSE_TYPES.map((type) => courseTypeInfo(type).adminLabel),
)
const readStatusOf = oneOf(statuses, Object.values(courseStatusLabels))
