import {
  type AdminCourseEvent,
  type CourseEvent,
  type CourseEventRow,
  toAdminCourseEvent,
  toCourseEvent,
} from '@/features/courses/model/course-event'
import { rowId } from '@/features/courses/model/read-all-rows'
import { reportError } from '@/lib/report-error'

/** What each column has to hold. */
type Checks<Row> = { readonly [Column in keyof Row]: (value: unknown) => value is Row[Column] }

/** Of spec 7. */
type SpecifiedRow = Omit<CourseEventRow, 'updated_at'>

const specifiedColumns: Checks<SpecifiedRow> = {
  id: isText,
  title: isText,
  // Any text: the database can hold days that no calendar has ('infinity'), and the site copes with them.
  event_date: isText,
  start_time: isTimeOfDay,
  end_time: isTimeOfDay,
  location: isText,
  // Any text: a type that the site does not know is shown as it is (spec 3).
  type: isText,
  max_participants: isWholeNumber,
  available_spots: isWholeNumber,
  url: isTextOrNull,
}

const adminColumns: Checks<CourseEventRow> = { ...specifiedColumns, updated_at: isText }

/**
 * The courses in rows as the server sent them, of any table that is as spec 7 has it. A row that does
 * not fit is left out, so that it cannot take the others down with it; the log then has its id and the columns that
 * do not fit, but none of its values.
 */
export function readCourseRows(rows: readonly unknown[]): CourseEvent[] {
  // A column that spec 7 does not know costs nobody a course, whatever is in it.
  return readRows(
    rows,
    specifiedColumns,
    ({ updated_at, ...row }: SpecifiedRow & { updated_at?: unknown }) =>
      toCourseEvent(isText(updated_at) ? { ...row, updated_at } : row),
  )
}

/** The same for the administration, which cannot do without a row's version. */
export function readAdminCourseRows(rows: readonly unknown[]): AdminCourseEvent[] {
  return readRows(rows, adminColumns, toAdminCourseEvent)
}

function readRows<Row, Course>(
  rows: readonly unknown[],
  checks: Checks<Row>,
  toCourse: (row: Row) => Course,
): Course[] {
  const misfits: { id: string | undefined; columns: string[] }[] = []
  const courses = rows.flatMap((row) => {
    if (fits(row, checks)) return [toCourse(row)]
    misfits.push({ id: rowId(row), columns: misfittingColumns(row, checks) })
    return []
  })
  if (misfits.length > 0) reportError('Courses were left out: their rows do not fit', misfits)
  return courses
}

function fits<Row>(row: unknown, checks: Checks<Row>): row is Row {
  return misfittingColumns(row, checks).length === 0
}

function misfittingColumns<Row>(row: unknown, checks: Checks<Row>): string[] {
  const values = new Map(Object.entries(row ?? {}))
  return Object.entries<(value: unknown) => boolean>(checks)
    .filter(([column, isRight]) => !isRight(values.get(column)))
    .map(([column]) => column)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value)
}

function isTimeOfDay(value: unknown): value is string {
  return isText(value) && /^\d\d:\d\d/.test(value)
}

function isWholeNumber(value: unknown): value is number {
  return Number.isSafeInteger(value)
}
