import {
  type AdminCourseEvent,
  type CourseEvent,
  type CourseEventValues,
  type CourseStatusColumns,
  readCourseStatus,
  type StatusFields,
} from '@/features/courses/domain/course-event'
import {
  COURSE_LIMITS,
  clip,
  lengthOf,
  storableText,
} from '@/features/courses/domain/course-limits'
import { rowId } from '@/features/courses/domain/read-all-rows'
import type { Database } from '@/lib/database.types'
import { reportError } from '@/lib/report-error'

type CourseTable = Database['public']['Tables']['course_events']
export type CourseEventRow = CourseTable['Row']

/** The columns of spec 7. */
type SpecifiedRow = Omit<CourseEventRow, keyof AddedColumns>

type AddedColumns = { updated_at?: unknown; revision?: unknown } & CourseStatusColumns

type ColumnGuards<Row> = {
  readonly [Column in keyof Row]: (value: unknown) => value is Row[Column]
}

const specifiedColumns: ColumnGuards<SpecifiedRow> = {
  id: isText,
  title: isText,
  // Any text: the database can hold days outside any calendar ('infinity'), and the site copes with them.
  event_date: isText,
  start_time: isTimeOfDay,
  end_time: isTimeOfDay,
  location: isText,
  // Any text: an unknown type is shown as it is (spec 3).
  type: isText,
  max_participants: isWholeNumber,
  available_spots: isWholeNumber,
  url: (value): value is string | null => value === null || isText(value),
}

const adminColumns: ColumnGuards<SpecifiedRow & Pick<CourseEventRow, 'updated_at'>> = {
  ...specifiedColumns,
  updated_at: isText,
}

/**
 * Checks rows of any table that follows spec 7, and maps the valid ones to courses. An invalid row is left out, so
 * that the others remain visible; the log names its id and its invalid columns, but none of its values.
 */
export function readCourseRows(rows: readonly unknown[]): CourseEvent[] {
  return validRows(rows, specifiedColumns).map(toCourseEvent)
}

/** Like readCourseRows, for the administration: a row without a version is invalid. */
export function readAdminCourseRows(rows: readonly unknown[]): AdminCourseEvent[] {
  return validRows(rows, adminColumns).map((row) => ({
    ...toCourseEvent(row),
    version: row.updated_at,
  }))
}

/** Maps a row to a course: names in camelCase, times without seconds. */
export function toCourseEvent(row: SpecifiedRow & AddedColumns): CourseEvent {
  return {
    id: row.id,
    ...(isText(row.updated_at) && { version: row.updated_at }),
    ...(isWholeNumber(row.revision) && { revision: row.revision }),
    title: clip(row.title, COURSE_LIMITS.title),
    date: row.event_date,
    startTime: toMinutes(row.start_time),
    endTime: toMinutes(row.end_time),
    location: clip(row.location, COURSE_LIMITS.location),
    type: row.type,
    maxParticipants: row.max_participants,
    availableSpots: row.available_spots,
    // A clipped address would lead nowhere.
    url: row.url !== null && lengthOf(row.url) > COURSE_LIMITS.url ? null : row.url,
    ...readCourseStatus(row),
  }
}

/** Maps values to the row to write: normalised texts, an empty url as null (spec 3). */
export function toRow(values: CourseEventValues): CourseTable['Insert'] {
  return {
    title: storableText(values.title),
    event_date: values.date,
    start_time: values.startTime,
    end_time: values.endTime,
    location: storableText(values.location),
    type: values.type,
    max_participants: values.maxParticipants,
    available_spots: values.availableSpots,
    url: storableText(values.url ?? '') || null,
  }
}

export function toStatusRow({ status, statusNote, movedFrom }: StatusFields) {
  return {
    status,
    status_note: storableText(statusNote ?? '') || null,
    moved_from_date: movedFrom?.date ?? null,
    moved_from_start_time: movedFrom?.startTime ?? null,
  } satisfies CourseTable['Update']
}

/** Whether both would be stored as the same row. */
export function hasSameValues(a: CourseEventValues, b: CourseEventValues): boolean {
  return JSON.stringify(toRow(a)) === JSON.stringify(toRow(b))
}

export function hasSameStatus(a: StatusFields, b: StatusFields): boolean {
  return JSON.stringify(toStatusRow(a)) === JSON.stringify(toStatusRow(b))
}

function validRows<Row>(rows: readonly unknown[], guards: ColumnGuards<Row>): Row[] {
  const guardEntries = Object.entries<(value: unknown) => boolean>(guards)
  const invalid: { id: string | undefined; columns: string[] }[] = []
  const valid = rows.filter((row): row is Row => {
    const columns = guardEntries
      .filter(([column, isValid]) => !isValid(Reflect.get(Object(row), column)))
      .map(([column]) => column)
    if (columns.length > 0) invalid.push({ id: rowId(row), columns })
    return columns.length === 0
  })
  if (invalid.length > 0) reportError('Courses were left out: their rows do not fit', invalid)
  return valid
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTimeOfDay(value: unknown): value is string {
  return isText(value) && /^\d\d:\d\d/.test(value)
}

function isWholeNumber(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

// PostgreSQL sends a time as HH:MM:SS, with a fraction where there is one.
function toMinutes(time: string): string {
  return time.slice(0, 'HH:MM'.length)
}
