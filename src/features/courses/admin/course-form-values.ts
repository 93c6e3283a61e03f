import type {
  CourseFormValues,
  CourseSeries,
  CourseSeriesValues,
} from '@/features/courses/admin/course-form'
import { isTimeOfDay } from '@/features/courses/admin/time-of-day'
import type { CourseEvent, CourseEventValues } from '@/features/courses/domain/course-event'
import { isCourseType } from '@/features/courses/domain/course-types'
import { isLocalDate, type LocalDate } from '@/lib/local-date'

/** A new course before anything is typed (spec 5). */
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
 * The form's values for editing a course. A type that the form does not offer becomes no choice; a date or a time that
 * the browser's fields cannot show, which the database can hold ('infinity', '24:00'), becomes an empty field.
 */
export function toFormValues({
  id: _id,
  version: _version,
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

/** The form's values for a course like this one on another day: nobody has taken a place in it yet. */
export function toCopyValues(course: CourseEvent): CourseFormValues {
  return { ...toFormValues(course), date: '', availableSpots: course.maxParticipants }
}

/** Every day of a series, in the order of the form. */
export function seriesDates({ date, moreDates }: CourseSeriesValues): LocalDate[] {
  return [date, ...moreDates.map((more) => more.date)]
}

/** The courses of a series, one for each day. */
export function coursesOfSeries({ moreDates, ...course }: CourseSeries): CourseEventValues[] {
  return seriesDates({ moreDates, ...course }).map((date) => ({ ...course, date }))
}
