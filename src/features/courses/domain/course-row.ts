import type { Database } from '../../../lib/database.types.ts'
import { fieldsOf, textIn } from '../../../lib/fields-of.ts'
import {
  type AdminCourseEvent,
  COURSE_STATUSES,
  type CourseEvent,
  type CourseEventValues,
  type CourseStatus,
  compareCourseEvents,
  isTime,
  type StatusFields,
  toCourseStatus,
} from './course-event.ts'
import { COURSE_LIMITS, clip, lengthOf, storableText } from './course-limits.ts'

type CourseTable = Database['public']['Tables']['course_events']
export type CourseRow = CourseTable['Row']

/** The columns beyond spec 7: its table lacks them, and an odd value in them does not make a row invalid. */
export const ADDED_COLUMNS = [
  'updated_at',
  'revision',
  'status',
  'status_note',
  'moved_from_date',
  'moved_from_start_time',
  'price',
  'series_id',
  'created_at',
] as const satisfies (keyof CourseRow)[]

type AddedColumn = (typeof ADDED_COLUMNS)[number]

type AddedColumns = { [Column in AddedColumn]?: unknown }

/** The values in columns beyond spec 7. */
export type AddedValues = Pick<CourseEventValues, 'price' | 'seriesId'>

const NOTHING_ADDED: AddedValues = { price: null, seriesId: null }

type SpecifiedRow = Omit<CourseRow, AddedColumn>

type Guards<Row> = { readonly [Column in keyof Row]: (value: unknown) => value is Row[Column] }

const specifiedColumns: Guards<SpecifiedRow> = {
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

const adminColumns = { ...specifiedColumns, updated_at: isText }

/** A row that does not fit: its id and its invalid columns, but none of its values, which a log must not have. */
type InvalidRow = { id: string | undefined; columns: string[] }

/** A row as a course, or as none. */
type ReadRow<Course> = { course: Course } | { invalid: InvalidRow }

export type ReadCourses<Course> = { courses: Course[]; invalid: InvalidRow[] }

/**
 * Reads rows of any table that follows spec 7 as courses, by date, start time and id. An invalid row is left out, so that
 * the others remain visible; the caller logs it.
 */
export function readCourses(rows: readonly unknown[]): ReadCourses<CourseEvent> {
  return collectCourses(rows.map(readCourse))
}

/** Like readCourses, for the administration: a row without a version is invalid. */
export function readAdminCourses(rows: readonly unknown[]): ReadCourses<AdminCourseEvent> {
  return collectCourses(rows.map(readAdminCourse))
}

export function readCourse(row: unknown): ReadRow<CourseEvent> {
  return readRow(row, specifiedColumns, toCourse)
}

export function readAdminCourse(row: unknown): ReadRow<AdminCourseEvent> {
  return readRow(row, adminColumns, (valid) => ({ ...toCourse(valid), version: valid.updated_at }))
}

/** The result of readCourses, for rows that are read one by one. */
export function collectCourses<Course extends CourseEvent>(
  rows: readonly ReadRow<Course>[],
): ReadCourses<Course> {
  return {
    courses: rows.flatMap((row) => ('course' in row ? row.course : [])).sort(compareCourseEvents),
    invalid: rows.flatMap((row) => ('invalid' in row ? row.invalid : [])),
  }
}

/** Maps a row to a course: names in camelCase, times without seconds. */
export function toCourse(row: SpecifiedRow & AddedColumns): CourseEvent {
  return {
    id: row.id,
    ...(isText(row.updated_at) && { version: row.updated_at }),
    ...(isWholeNumber(row.revision) && { revision: row.revision }),
    ...(isText(row.created_at) && { createdAt: row.created_at }),
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
    price: isText(row.price) ? clip(row.price, COURSE_LIMITS.price) : null,
    seriesId: isText(row.series_id) ? row.series_id : null,
    ...readStatus(row),
  }
}

/** Maps the columns to a status; an unknown word counts as planned. */
function readStatus(row: AddedColumns): CourseStatus {
  const { status: word, status_note: note, moved_from_date: date } = row
  const time = row.moved_from_start_time
  return toCourseStatus({
    status: COURSE_STATUSES.find((status) => status === word) ?? 'planned',
    statusNote: isText(note) ? clip(note, COURSE_LIMITS.statusNote) : null,
    movedFrom: isText(date) && isTimeOfDay(time) ? { date, startTime: toMinutes(time) } : null,
  })
}

/** Maps values to the row to write: normalised texts, an empty url, price or series as null (spec 3). */
export function toRow(values: CourseEventValues) {
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
    price: storableText(values.price ?? '') || null,
    series_id: storableText(values.seriesId ?? '').toLowerCase() || null,
  } satisfies Omit<
    Required<CourseTable['Insert']>,
    keyof StatusRow | 'id' | 'updated_at' | 'revision' | 'created_at'
  >
}

/**
 * The columns of values to write: those beyond spec 7 only where they differ from what is stored, since its table lacks
 * them.
 * @param stored nothing of them for a new course
 */
export function toWrittenRow(values: CourseEventValues, stored: AddedValues = NOTHING_ADDED) {
  const { price, series_id, ...specified } = toRow(values)
  return {
    ...specified,
    ...(price !== stored.price && { price }),
    ...(series_id !== stored.seriesId && { series_id }),
  }
}

type StatusRow = ReturnType<typeof toStatusRow>

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
  return hasColumns(toRow(a), toRow(b))
}

export function hasSameStatus(a: StatusFields, b: StatusFields): boolean {
  return hasColumns(toStatusRow(a), toStatusRow(b))
}

/** Whether a row has these columns with these values. */
export function hasColumns(row: object, columns: object): boolean {
  return Object.entries(columns).every(([column, value]) => Reflect.get(row, column) === value)
}

function readRow<Row, Course>(
  row: unknown,
  guards: Guards<Row>,
  toValue: (row: Row) => Course,
): ReadRow<Course> {
  const fields = fieldsOf(row)
  const columns = Object.entries<(value: unknown) => boolean>(guards)
    .filter(([column, isValid]) => !isValid(fields[column]))
    .map(([column]) => column)
  const fits = (_row: unknown): _row is Row => columns.length === 0
  return fits(row) ? { course: toValue(row) } : { invalid: { id: textIn(row, 'id'), columns } }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTimeOfDay(value: unknown): value is string {
  return isText(value) && isTime(toMinutes(value))
}

function isWholeNumber(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

// PostgreSQL sends a time as HH:MM:SS, with a fraction where there is one.
function toMinutes(time: string): string {
  return time.slice(0, 'HH:MM'.length)
}
