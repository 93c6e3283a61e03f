import { type CourseStatusValues, isCourseStatus } from './course-event.ts'
import { COURSE_LIMITS, clip } from './course-limits.ts'

/** The columns of a status, which a table of spec 7 lacks. An odd value in them does not make a row invalid. */
export type CourseStatusColumns = {
  status?: unknown
  status_note?: unknown
  moved_from_date?: unknown
  moved_from_start_time?: unknown
}

/** Maps the columns to a status. An unknown word, and a move from nowhere, count as planned. */
export function readCourseStatus(columns: CourseStatusColumns): CourseStatusValues {
  const { status: word, status_note: note, moved_from_date: date } = columns
  const time = columns.moved_from_start_time
  const movedFrom =
    typeof date === 'string' && typeof time === 'string' && /^\d\d:\d\d/.test(time)
      ? { date, startTime: time.slice(0, 'HH:MM'.length) }
      : null
  const isKnown = isCourseStatus(word) && (word !== 'moved' || movedFrom !== null)
  const status = isKnown ? word : 'planned'
  return {
    status,
    statusNote: typeof note === 'string' ? clip(note, COURSE_LIMITS.statusNote) : null,
    movedFrom: status === 'planned' ? null : movedFrom,
  }
}
