import { parse } from 'csv-parse/sync'
import {
  type CsvField,
  csvColumns,
  readCsvText,
} from '../../../src/features/courses/domain/course-csv.ts'
import { COURSE_STATUSES } from '../../../src/features/courses/domain/course-event.ts'
import { courseFieldNames } from '../../../src/features/courses/domain/course-fields.ts'
import { courseStatusLabels } from '../../../src/features/courses/domain/course-messages.ts'
import { INITIAL_VALUES } from '../../../src/features/courses/domain/course-rules.ts'
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
import type { FileContents, FileCourse, FileStatus } from './import-plan.ts'

const DELIMITERS = [';', ',', '\t']

const headings = new Map<string, string>([
  ...csvColumns.map(({ field, heading }) => [field, heading] as const),
  ['movedFrom', courseFieldNames.movedFrom],
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

  /** An empty cell stays empty: the rules of the form report a missing value. */
  function read(field: CsvField, convert: (cell: string) => CellValue = readText): string {
    const cell = cellOf(field)
    if (cell === '') return ''
    const text = readText(cell)
    const result = 'problem' in text ? text : convert(cell)
    if ('value' in result) return result.value
    problems.push(`${place}, ${headings.get(field)}: "${cell}" ${result.problem}.`)
    return ''
  }

  const readTimeCell = (cell: string) => readTime(cell, isTwelveHours)
  /** Of the cells that are no texts or numbers. */
  const converters: { [Field in CsvField]?: (cell: string) => CellValue } = {
    date: readDay,
    startTime: readTimeCell,
    endTime: readTimeCell,
    type: readType,
  }

  function readNumber(field: CsvField): number {
    const text = read(field, readWholeNumber)
    return text === '' ? Number.NaN : Number(text)
  }

  function readStatus(): FileStatus {
    const has = (field: CsvField) => columns.includes(field)
    if (has('status') && cellOf('status') === '') {
      refuseWithoutStatus()
      return {}
    }
    const word = read('status', readStatusWord)
    const status = COURSE_STATUSES.find((known) => known === word)
    return {
      ...(status && { status }),
      ...(has('statusNote') && { statusNote: read('statusNote') || null }),
      ...(has('movedFromDate') && { movedFromDate: read('movedFromDate', readDay) }),
      ...(has('movedFromStartTime') && {
        movedFromStartTime: read('movedFromStartTime', readTimeCell),
      }),
    }
  }

  /** A row with an empty status says nothing about it: the other cells of the status would be ignored. */
  function refuseWithoutStatus(): void {
    const details = ['statusNote', 'movedFromDate', 'movedFromStartTime']
    const detail = csvColumns.find(({ field }) => details.includes(field) && cellOf(field) !== '')
    if (!detail) return
    const words = COURSE_STATUSES.map((status) => courseStatusLabels[status]).join(', ')
    problems.push(
      `${place}, ${headings.get('status')}: is empty, but ${detail.heading} is not. Write one of ${words}.`,
    )
  }

  const values = { ...INITIAL_VALUES }
  for (const field of Object.keys(values) as (keyof typeof values)[]) {
    const isNumber = typeof values[field] === 'number'
    Reflect.set(values, field, isNumber ? readNumber(field) : read(field, converters[field]))
  }
  const course: FileCourse = {
    place,
    id: undefined,
    values: {
      ...values,
      url: values.url || null,
      price: columns.includes('price') ? values.price || null : undefined,
      seriesId: columns.includes('seriesId') ? values.seriesId || null : undefined,
    },
    status: readStatus(),
  }
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
