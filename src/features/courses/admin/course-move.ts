import {
  type AdminCourseEvent,
  type CourseStart,
  type CourseStatusValues,
  isOpen,
  PLANNED,
} from '@/features/courses/domain/course-event'
import { nowInCopenhagen } from '@/lib/copenhagen-time'

/** Whether visitors are told of a new day or start: the course was moved, or its entry merely corrected. */
export type MoveAnswer = CourseStart & { isMove: boolean }

/** Whether two starts are the same. */
function isSameStart(a: CourseStart | null, b: CourseStart): boolean {
  return a?.date === b.date && a.startTime === b.startTime
}

/**
 * Whether a new day or start needs an answer: only a course that is still to come was announced.
 * @param original the course as the form was filled from it
 * @param course the course as it is stored now
 */
export function needsMoveAnswer(
  original: CourseStart,
  course: AdminCourseEvent,
  start: CourseStart,
  answer: MoveAnswer | undefined,
): boolean {
  const known = [original, course, course.movedFrom]
  if (known.some((one) => isSameStart(one, start))) return false
  if (answer && isSameStart(answer, start)) return false
  return isOpen(course, nowInCopenhagen())
}

/**
 * The status that a course gets with a new day or start; undefined where it stays as it is. A moved course that is moved
 * back is planned again.
 */
export function statusAfterMove(
  course: AdminCourseEvent,
  start: CourseStart,
  answer: MoveAnswer | undefined,
): CourseStatusValues | undefined {
  if (course.status === 'moved' && isSameStart(course.movedFrom, start)) return PLANNED
  if (!answer?.isMove || !isSameStart(answer, start) || isSameStart(course, start)) return undefined
  return {
    status: 'moved',
    statusNote: null,
    movedFrom: { date: course.date, startTime: course.startTime },
  }
}
