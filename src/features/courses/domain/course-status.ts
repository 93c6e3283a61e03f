import {
  type CourseStart,
  type CourseStatus,
  isTime,
  type OffStatus,
  PLANNED,
  takesPlace,
} from './course-event.ts'
import { isCourseDate } from './course-limits.ts'

type StoredStatus = CourseStart & CourseStatus

/** Day and start that a course will have, and whether it will be cancelled or postponed. */
export type StatusChange = CourseStart & { off: OffStatus | null }

/** The administrator's choices about the status. */
export type StatusChoice = {
  /** Whether visitors see where a course was moved from that is moved, or opened again on a new day. */
  isMove: boolean
  note: string | null
}

/**
 * Decides the status of a course, for every change that the administration offers. 'Flyttet fra' is always a start that
 * visitors could read as that of a course to come: a start that is given to a cancelled course was never announced, and
 * moved back to where it was announced, a course is not moved. A new start of a postponed course makes it a moved one, from
 * where it was announced.
 * @param stored as the database has it
 */
export function statusAfter(
  stored: StoredStatus,
  change: StatusChange,
  { isMove, note }: StatusChoice,
): CourseStatus {
  const wasPostponed = stored.status === 'postponed'
  const isGivenDay = wasPostponed && change.off === 'postponed' && !isSameStart(stored, change)
  const isAway = takesPlace(stored) ? isMove : wasPostponed || !stored.movedFrom
  const movedFrom = startBefore(stored, change, isAway)
  if (change.off && !isGivenDay) return { status: change.off, statusNote: note, movedFrom }
  if (!movedFrom || !(takesPlace(stored) || isGivenDay || isMove)) return PLANNED
  return { status: 'moved', statusNote: note, movedFrom }
}

/** Whether a course is off, and how; null where it takes place. */
export function offStatusOf({ status }: Pick<CourseStatus, 'status'>): OffStatus | null {
  return status === 'cancelled' || status === 'postponed' ? status : null
}

/** Whether both are the same day and start. */
export function isSameStart(a: CourseStart | null, b: CourseStart): boolean {
  return a?.date === b.date && a.startTime === b.startTime
}

/** Whether a start can be shown to visitors, and stored as the one that a course was moved from. */
export function isShowable({ date, startTime }: CourseStart): boolean {
  return isCourseDate(date) && isTime(startTime)
}

/** @param isAway whether a new start leaves the stored one, instead of correcting it */
function startBefore(stored: StoredStatus, start: CourseStart, isAway: boolean) {
  const { date, startTime, movedFrom } = stored
  if (isSameStart(movedFrom, start)) return null
  const isLeft = isAway && !isSameStart(stored, start) && isShowable(stored)
  return isLeft ? { date, startTime } : movedFrom
}
