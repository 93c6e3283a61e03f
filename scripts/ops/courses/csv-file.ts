import { parse } from 'csv-parse/sync'
import {
  type CsvField,
  csvColumns,
  readCsvText,
} from '../../../src/features/courses/domain/course-csv.ts'
import { COURSE_STATUSES } from '../../../src/features/courses/domain/course-event.ts'
import { courseFieldNames } from '../../../src/features/courses/domain/course-fields.ts'
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
import type { FileContents, FileFields } from './import-plan.ts'

const DELIMITERS = [';', ',', '\t']

const headings = new Map<string, string>([
  ...csvColumns.map(({ field, heading }) => [field, heading] as const),
  ['movedFrom', courseFieldNames.movedFrom],
])

/** Empty cells that are no empty text. The rules of the form report a missing value. */
const EMPTY: { readonly [Field in CsvField]?: number | null } = {
  maxParticipants: Number.NaN,
  availableSpots: Number.NaN,
  url: null,
  price: null,
  seriesId: null,
  statusNote: null,
}

const OF_STATUS: ReadonlySet<string> = new Set([
  'status',
  'statusNote',
  'movedFromDate',
  'movedFromStartTime',
])

/** Reads what coursesToCsv writes, also as spreadsheets save it. A cell that could mean two things is a problem. */
export function readCoursesCsv(text: string): FileContents {
  const [first = [], ...rows]: string[][] = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    // Spreadsheets leave out the empty cells at the end of a row.
    relax_column_count_less: true,
  })
  const columns = readHeadings(first)
  const contents: FileContents = {
    courses: [],
    problems: [],
    columnName: (field) => headings.get(field) ?? field,
  }
  const isTwelveHours = rows.some((cells) => cells.some(hasHalfOfDay))
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue
    // As spreadsheets count: from 1, headings included.
    const place = `Row ${index + 2}`
    const cellOf = (field: CsvField) => readCsvText(cells[columns.indexOf(field)] ?? '').trim()
    const { course, problems } = readRow(place, columns, cellOf, isTwelveHours)
    contents.problems.push(...problems)
    if (problems.length === 0) contents.courses.push(course)
  }
  return contents
}

/** The one that stands between the headings, which have none of them themselves. */
function delimiterOf(text: string): string {
  const [firstLine = ''] = text.split(/\r\n|\r|\n/, 1)
  const count = (delimiter: string) => firstLine.split(delimiter).length
  const [best = ';'] = DELIMITERS.toSorted((one, other) => count(other) - count(one))
  return best
}

/** The field of each column; undefined for one without a heading. */
function readHeadings(first: readonly string[]) {
  const columns = first.map(
    (cell) => csvColumns.find(({ heading }) => comparable(heading) === comparable(cell))?.field,
  )
  const unknown = first.filter((cell, index) => cell.trim() !== '' && !columns[index])
  const missing = csvColumns.filter(
    ({ field, isOptional }) => !isOptional && !columns.includes(field),
  )
  const repeated = csvColumns.filter(
    ({ field }) => columns.indexOf(field) < columns.lastIndexOf(field),
  )
  const problems = [
    ...unknown.map((heading) => `Row 1: no column of courses is called "${heading}".`),
    ...missing.map(({ heading }) => `Row 1: the column "${heading}" is missing.`),
    ...repeated.map(({ heading }) => `Row 1: the column "${heading}" is there more than once.`),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return columns
}

function readRow(
  place: string,
  columns: readonly (CsvField | undefined)[],
  cellOf: (field: CsvField) => string,
  isTwelveHours: boolean,
) {
  const problems: string[] = []
  const readTimeCell = (cell: string) => readTime(cell, isTwelveHours)
  const converters: { readonly [Field in CsvField]?: (cell: string) => CellValue } = {
    date: readDay,
    startTime: readTimeCell,
    endTime: readTimeCell,
    type: readType,
    maxParticipants: readWholeNumber,
    availableSpots: readWholeNumber,
    seriesId: (cell) => ({ value: cell.toLowerCase() }),
    status: readStatusWord,
    movedFromDate: readDay,
    movedFromStartTime: readTimeCell,
  }

  function read(field: CsvField): string | number | null {
    const cell = cellOf(field)
    if (cell === '') return EMPTY[field] === undefined ? '' : EMPTY[field]
    const text = readText(cell)
    const result = 'problem' in text ? text : (converters[field]?.(cell) ?? text)
    if ('value' in result) return result.value
    problems.push(`${place}, ${headings.get(field)}: "${cell}" ${result.problem}.`)
    return ''
  }

  // A row with an empty status says nothing about it: the other cells of the status would be ignored.
  const hasNoStatus = columns.includes('status') && cellOf('status') === ''
  const detail = csvColumns.find(({ field }) => OF_STATUS.has(field) && cellOf(field) !== '')
  if (hasNoStatus && detail) {
    const words = COURSE_STATUSES.map((status) => courseStatusLabels[status]).join(', ')
    problems.push(
      `${place}, ${headings.get('status')}: is empty, but ${detail.heading} is not. Write one of ${words}.`,
    )
  }
  const fields = columns.flatMap((field) =>
    !field || (hasNoStatus && OF_STATUS.has(field)) ? [] : [[field, read(field)] as const],
  )
  // readHeadings has found a column for each field that must be there.
  const course = { place, id: undefined, fields: Object.fromEntries(fields) as FileFields }
  return { course, problems }
}

/** Reads a cell with the label of a word, or with the word itself, as the database stores it. */
function oneOf<Word extends string>(words: readonly Word[], labelOf: (word: Word) => string) {
  return (cell: string): CellValue => {
    const value = words.find((word) => [word, comparable(labelOf(word))].includes(comparable(cell)))
    return value ? { value } : { problem: `is not one of ${words.map(labelOf).join(', ')}` }
  }
}

const readType = oneOf(COURSE_TYPES, (type) => courseTypeInfo(type).adminLabel)
const readStatusWord = oneOf(COURSE_STATUSES, (status) => courseStatusLabels[status])
