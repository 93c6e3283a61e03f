import { type CourseFormValues, isTimeOfDay } from '@/features/courses/admin/course-form-schema'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { isCourseType } from '@/features/courses/domain/course-types'
import { isLocalDate } from '@/lib/local-date'

/** The initial values of a new course (spec 5). */
export const NEW_COURSE_VALUES: CourseFormValues = {
  title: '',
  date: '',
  type: 'foraeldre',
  startTime: '',
  endTime: '',
  location: '',
  maxParticipants: 20,
  availableSpots: 20,
  url: '',
}

/**
 * The form's values for editing a course. An unknown type, and a date or time that the browser's fields cannot show
 * ('infinity', '24:00'), become empty.
 */
export function toFormValues({
  id: _id,
  version: _version,
  status: _status,
  statusNote: _note,
  movedFrom: _movedFrom,
  ...course
}: CourseEvent): CourseFormValues {
  return {
    ...course,
    type: isCourseType(course.type) ? course.type : '',
    date: isLocalDate(course.date) ? course.date : '',
    startTime: isTimeOfDay(course.startTime) ? course.startTime : '',
    endTime: isTimeOfDay(course.endTime) ? course.endTime : '',
    url: course.url ?? '',
  }
}

/** The form's values for a copy of a course on another day, with every place available. */
export function toCopyValues(course: CourseEvent): CourseFormValues {
  return { ...toFormValues(course), date: '', availableSpots: course.maxParticipants }
}
