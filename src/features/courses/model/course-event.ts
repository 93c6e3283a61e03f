import { COURSE_LIMITS, clip } from '@/features/courses/model/course-limits'
import type { Database } from '@/lib/database.types'
import type { LocalDate } from '@/lib/local-date'
import { storableText } from '@/lib/storable-text'

type CourseTable = Database['public']['Tables']['course_events']
export type CourseEventRow = CourseTable['Row']
type CourseEventInsert = CourseTable['Insert']

/** A course as everybody sees it (spec 3). */
export type CourseEvent = {
  id: string
  /** When it was last changed; the table of spec 7 does not tell, so only calendar files look at it. */
  version?: string
  title: string
  date: LocalDate
  /** 'HH:MM', 24 hours. */
  startTime: string
  /** 'HH:MM', 24 hours. */
  endTime: string
  location: string
  /** One of COURSE_TYPES, or whatever else the database holds. */
  type: string
  maxParticipants: number
  availableSpots: number
  url: string | null
}

/** A course as the administration works with it: no write without the version it was read in. */
export type AdminCourseEvent = CourseEvent & {
  /** Which state of the course this is; every change gives it another. Opaque, for comparing only. */
  version: string
}

/** What an administrator may set: everything but what the database makes. */
export type CourseEventValues = Omit<CourseEvent, 'id' | 'version'>

/** What a write says about the course it is meant for: which one, and in which state it was read. */
export type CourseVersion = Pick<AdminCourseEvent, 'id' | 'version'>

/** What the public list reads: the columns of spec 7, and the moment of the last change where it is told. */
export type PublicCourseRow = Omit<CourseEventRow, 'updated_at'> & {
  updated_at?: string | undefined
}

/** From the table's row to a course: names in camelCase, times without seconds. */
export function toCourseEvent(row: PublicCourseRow): CourseEvent {
  return {
    id: row.id,
    ...(row.updated_at !== undefined && { version: row.updated_at }),
    title: clip(row.title, COURSE_LIMITS.title),
    date: row.event_date,
    startTime: toMinutes(row.start_time),
    endTime: toMinutes(row.end_time),
    location: clip(row.location, COURSE_LIMITS.location),
    type: row.type,
    maxParticipants: row.max_participants,
    availableSpots: row.available_spots,
    // A piece of an address leads nowhere.
    url: row.url !== null && row.url.length > COURSE_LIMITS.url ? null : row.url,
  }
}

/** From the row as the administration needs it to a course with its version. */
export function toAdminCourseEvent(row: CourseEventRow): AdminCourseEvent {
  return { ...toCourseEvent(row), version: row.updated_at }
}

/** From values to the row to write: texts in the form to store, an empty url as null (spec 3). */
export function toRow(values: CourseEventValues): CourseEventInsert {
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

/** Whether both would be stored as the same row. */
export function hasSameValues(a: CourseEventValues, b: CourseEventValues): boolean {
  return JSON.stringify(toRow(a)) === JSON.stringify(toRow(b))
}

/** Orders courses by date, then start time; the id makes the order the same every time. */
export function compareCourseEvents(a: CourseEvent, b: CourseEvent): number {
  return (
    compareText(a.date, b.date) || compareText(a.startTime, b.startTime) || compareText(a.id, b.id)
  )
}

// PostgreSQL sends a time as HH:MM:SS, with a fraction where there is one.
function toMinutes(time: string): string {
  return time.slice(0, 'HH:MM'.length)
}

// Dates and times in ISO form sort by their characters; localeCompare would only be slower.
function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
