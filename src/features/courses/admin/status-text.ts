import { participantsText, type StatusScope } from '@/content/course-status-dialogs'
import type { ListedCourse } from '@/features/courses/admin/course-action'
import {
  type AdminCourseEvent,
  compareCourseEvents,
  isOpen,
  type OffStatus,
} from '@/features/courses/domain/course-event'
import { dayAndTime } from '@/features/courses/domain/course-messages'
import { nowInCopenhagen } from '@/lib/copenhagen-time'
import { formatLongDate } from '@/lib/local-date'

/**
 * The text for the participants of a course.
 * @param course as it was before
 * @param changed the course, or the dates of its series, as they are now
 */
export function textForParticipants(
  course: ListedCourse,
  changed: readonly AdminCourseEvent[],
  { status, scope }: { status: OffStatus; scope: StatusScope },
): string {
  const now = nowInCopenhagen()
  const others = (course.series ?? []).filter(
    (date) => isOpen(date, now) && !changed.some(({ id }) => id === date.id),
  )
  const stored = changed.find(({ id }) => id === course.id)
  return participantsText({
    status,
    scope,
    title: stored?.title ?? course.title,
    days: changed.toSorted(compareCourseEvents).map(whenOf),
    otherDays: others.map(whenOf),
    note: stored?.statusNote ?? null,
  })
}

function whenOf({ date, startTime, endTime }: AdminCourseEvent): string {
  return dayAndTime(formatLongDate(date), `${startTime}-${endTime}`)
}
