import { dateOf, type LocalDateTime } from '../../../lib/local-date.ts'

/** The words for the status of a course, as the database stores them. */
export const COURSE_STATUSES = ['planned', 'cancelled', 'moved', 'postponed'] as const

/**
 * Whether a course takes place, and when it was announced. `statusNote` is for those who signed up: why it is cancelled,
 * moved or postponed, and what happens now; `movedFrom` is the day and start before it was moved. A postponed course keeps
 * its old day until it is given a new one. `statusAfter` decides about every change.
 */
export type CourseStatus =
  | { status: 'planned'; statusNote: null; movedFrom: null }
  | { status: 'moved'; statusNote: string | null; movedFrom: CourseStart }
  | { status: OffStatus; statusNote: string | null; movedFrom: CourseStart | null }

/** The statuses of a course that does not take place on its day. */
export type OffStatus = 'cancelled' | 'postponed'

/** The fields of a status in any combination, as a file may have them. */
export type StatusFields = Pick<CourseStatus, 'status' | 'statusNote' | 'movedFrom'>

/** Day and start of a course, in Denmark. */
export type CourseStart = {
  /** A LocalDate, or any other text: a database from before the limits can hold days that no calendar has ('infinity'). */
  date: string
  /** 'HH:MM', 24 hours. */
  startTime: string
}

/** Day and times of a course, in Denmark. */
export type CourseTimes = CourseStart & {
  /** 'HH:MM', 24 hours. */
  endTime: string
}

/** The values of the form (spec 7), with price and series beyond it. */
export type CourseEventValues = CourseTimes & {
  title: string
  location: string
  /** One of COURSE_TYPES, or any other text that the database holds. */
  type: string
  maxParticipants: number
  availableSpots: number
  url: string | null
  /** As it is shown: '250 kr. pr. person'. */
  price: string | null
  /** Shared by the dates of one course of several dates. */
  seriesId: string | null
}

/** A course to create. Its id is made before the request, so that a repeated request creates no duplicate. */
export type NewCourse = CourseEventValues & { id: string }

/** A course as everybody sees it (spec 3), with its status. */
export type CourseEvent = NewCourse &
  CourseStatus & {
    /** When it was last changed; a table of spec 7 lacks it, as the next two, and only calendar files and feeds read them. */
    version?: string
    /** Grows with every change. */
    revision?: number
    /** When it was published. */
    createdAt?: string
  }

/** A course as the administration works with it: every write names the version that was read. */
export type AdminCourseEvent = CourseEvent & {
  /** Differs after every change. Opaque, for comparing only. */
  version: string
}

/** Identifies the course of a write, and the version that was read. */
export type CourseVersion = Pick<AdminCourseEvent, 'id' | 'version'>

/** With this many places left, or fewer, the site says so. */
const FEW_PLACES = 3

/** The status of a course that takes place as announced. */
export const PLANNED = { status: 'planned', statusNote: null, movedFrom: null } as const

/** The status of which the fields tell; a move from nowhere counts as planned. */
export function toCourseStatus({ status, statusNote, movedFrom }: StatusFields): CourseStatus {
  if (status === 'cancelled' || status === 'postponed') return { status, statusNote, movedFrom }
  return status === 'moved' && movedFrom ? { status, statusNote, movedFrom } : PLANNED
}

/** Orders courses by date, then start time; the id makes the order stable. */
export function compareCourseEvents(a: CourseEvent, b: CourseEvent): number {
  return (
    compareText(a.date, b.date) || compareText(a.startTime, b.startTime) || compareText(a.id, b.id)
  )
}

/** The end of a day. The database takes it as a time; the browser's own field cannot show it. */
export const END_OF_DAY = '24:00'

/** Whether a text is a time of day, 'HH:MM'; a table may hold any text as a time (spec 3). */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) || text === END_OF_DAY
}

/** When a course ends; undefined where the end is unreadable or not after the start (spec 5). */
export function endTimeOf({ startTime, endTime }: CourseTimes): string | undefined {
  return isTime(endTime) && endTime > startTime ? endTime : undefined
}

/** Whether a course is over: from its end on, or without an end, from the end of its day. */
export function isPast(course: CourseTimes, now: LocalDateTime): boolean {
  const today = now.slice(0, 'YYYY-MM-DD'.length)
  // The end only of courses of today: a list may have 5,000.
  return course.date === today ? endOf(course) <= now : course.date < today
}

/**
 * The latest moment at which a day began or one of the courses ended: between two such moments, no course
 * becomes past.
 */
export function lastTurn(courses: readonly CourseTimes[], now: LocalDateTime): LocalDateTime {
  const today = dateOf(now)
  const ends = courses
    .filter(({ date }) => date === today)
    .map(endOf)
    .filter((end) => end <= now)
  return ends.reduce((latest, end) => (end > latest ? end : latest), `${today}T00:00`)
}

/** Whether a course is cancelled. */
export function isCancelled({ status }: Pick<CourseEvent, 'status'>): boolean {
  return status === 'cancelled'
}

/** Whether a course takes place on its day: it is neither cancelled nor postponed. */
export function takesPlace({ status }: Pick<CourseEvent, 'status'>): boolean {
  return status === 'planned' || status === 'moved'
}

/** Whether a course can still take place: it is neither over, nor cancelled, nor postponed. */
export function isOpen(course: CourseEvent, now: LocalDateTime): boolean {
  return takesPlace(course) && !isPast(course, now)
}

/** Whether few or no places are left; undefined where there are enough, and where the course is not open. */
export function availabilityOf(
  course: CourseEvent,
  now: LocalDateTime,
): 'few' | 'soldOut' | undefined {
  if (!isOpen(course, now) || course.availableSpots > FEW_PLACES) return undefined
  return course.availableSpots > 0 ? 'few' : 'soldOut'
}

function endOf(course: CourseTimes): LocalDateTime {
  return `${course.date}T${endTimeOf(course) ?? END_OF_DAY}`
}

// Dates and times in ISO form sort by their characters; localeCompare would only be slower.
function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
