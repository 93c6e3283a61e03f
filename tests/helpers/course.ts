import type { ComingCourseRows } from '@/features/courses/api/courses-in-page'
import {
  type AdminCourseEvent,
  type CourseEventValues,
  type CourseStatus,
  PLANNED,
} from '@/features/courses/domain/course-event'
import type { Tables, TablesInsert } from '@/lib/database.types'

// The one course of all tests, in the shapes that the site, its form, the database and the REST API give it.
// A test names the values that matter to it.

type CourseRow = Tables<'course_events'>

/** The columns of a course that a client writes, and the others if a test sets them. */
export type NewCourseRow = Omit<
  CourseRow,
  'id' | 'updated_at' | 'revision' | 'created_at' | keyof typeof PLANNED_COLUMNS
> &
  TablesInsert<'course_events'>

/** Valid input of the course form: a Tuesday in ISO week 48 of 2026. */
export const courseValues: CourseEventValues = {
  title: 'Forældrekursus',
  date: '2026-11-24',
  startTime: '16:00',
  endTime: '18:30',
  location: 'Frederiksgade 7, 4. sal',
  type: 'foraeldre',
  maxParticipants: 20,
  availableSpots: 12,
  url: null,
  price: null,
  seriesId: null,
}

/** The columns of a course that is neither cancelled nor moved; a table of the specification lacks them. */
export const PLANNED_COLUMNS = {
  status: 'planned',
  status_note: null,
  moved_from_date: null,
  moved_from_start_time: null,
  price: null,
  series_id: null,
}

/** A course as the site knows it. */
export function courseOf(changes: Partial<AdminCourseEvent> = {}): AdminCourseEvent {
  return Object.assign({ id: 'a', version: '1', ...courseValues, ...PLANNED }, changes)
}

/** A value other than that of `courseOf` for every field of a course that an administrator fills in. */
export const otherValues: CourseEventValues & CourseStatus = {
  title: 'Foredrag',
  date: '2026-12-01',
  startTime: '17:00',
  endTime: '19:00',
  location: 'Online',
  type: 'webinar',
  maxParticipants: 150,
  availableSpots: 0,
  url: 'https://eksempel.dk',
  price: '250 kr. pr. person',
  seriesId: '11111111-1111-4111-8111-111111111111',
  status: 'cancelled',
  statusNote: 'Lokalet var optaget',
  movedFrom: { date: '2026-11-17', startTime: '17:00' },
}

/** A row as a client inserts it. */
export function newCourseRow(changes: Partial<NewCourseRow> = {}): NewCourseRow {
  return {
    title: courseValues.title,
    event_date: courseValues.date,
    start_time: courseValues.startTime,
    end_time: courseValues.endTime,
    location: courseValues.location,
    type: courseValues.type,
    max_participants: courseValues.maxParticipants,
    available_spots: courseValues.availableSpots,
    url: courseValues.url,
    ...changes,
  }
}

/** Rows to insert, named 'Kursus 1' and on. */
export function newCourseRows(
  count: number,
  changesOf: (index: number) => Partial<NewCourseRow> = () => ({}),
): NewCourseRow[] {
  return Array.from({ length: count }, (_, index) =>
    newCourseRow({ title: `Kursus ${index + 1}`, ...changesOf(index) }),
  )
}

/** A row as the REST API sends it. */
export function courseRow(changes: Partial<CourseRow> = {}): CourseRow {
  return {
    id: 'a1',
    ...newCourseRow(),
    ...PLANNED_COLUMNS,
    start_time: `${courseValues.startTime}:00`,
    end_time: `${courseValues.endTime}:00`,
    updated_at: '2026-11-22T10:00:00.123456+00:00',
    revision: 7,
    created_at: '2026-11-20T09:00:00.123456+00:00',
    ...changes,
  }
}

/**
 * The courses that a build has read on Saturday in ISO week 47 of 2026, which began on 16 November: the day of the build
 * in these tests.
 */
export function readOnSaturday(...rows: readonly unknown[]): ComingCourseRows {
  return { rows, readAt: Date.parse('2026-11-21T12:00:00+01:00') }
}
