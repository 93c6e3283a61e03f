import type { Control } from 'react-hook-form'
import {
  type CourseFormValues,
  isSeriesOf,
  type ValidCourseForm,
} from '@/features/courses/admin/course-form-schema'
import {
  type CourseEvent,
  END_OF_DAY,
  type NewCourse,
} from '@/features/courses/domain/course-event'
import { INITIAL_VALUES } from '@/features/courses/domain/course-rules'
import { isCourseType } from '@/features/courses/domain/course-types'
import { isLocalDate } from '@/lib/local-date'

const WHOLE_NUMBER = /^[+-]?\d+$/
/** Danish thousands: '1.000' and '1 000', also with no-break spaces. */
const GROUPED_BY_THOUSANDS = /^[+-]?\d{1,3}([.\s]\d{3})+$/

/** Connects a field to the form. */
export type CourseFormControl = Control<CourseFormValues, unknown, ValidCourseForm>

/** The values that the administrator has not chosen yet. As keys, because a missing one would be a change of the form. */
const UNCHOSEN = { isMove: undefined, statusNote: undefined, isSeries: undefined }

/** The initial values of a new course (spec 5). */
export function newCourseValues(): CourseFormValues {
  return {
    ...UNCHOSEN,
    courseId: newCourseId(),
    moreDates: [],
    newSeriesId: newCourseId(),
    ...INITIAL_VALUES,
  }
}

/**
 * The form's values for editing a course. An unknown type, and a date or time that the browser's fields cannot show
 * ('infinity', '24:00'), become empty.
 */
export function toFormValues(course: CourseEvent): CourseFormValues {
  return {
    // The schema drops what is no field of the form.
    ...course,
    ...UNCHOSEN,
    courseId: course.id,
    moreDates: [],
    newSeriesId: newCourseId(),
    date: isLocalDate(course.date) ? course.date : '',
    type: isCourseType(course.type) ? course.type : '',
    startTime: timeInField(course.startTime),
    endTime: timeInField(course.endTime),
    url: course.url ?? '',
    price: course.price ?? '',
    seriesId: course.seriesId ?? '',
  }
}

function timeInField(time: string): string {
  return time === END_OF_DAY ? '' : time
}

/** The form's values for a copy of a course on another day, with every place available. */
export function toCopyValues(course: CourseEvent): CourseFormValues {
  const { courseId, moreDates } = newCourseValues()
  const availableSpots = course.maxParticipants
  return {
    ...toFormValues(course),
    courseId,
    moreDates,
    date: '',
    availableSpots,
    seriesId: '',
  }
}

/** The courses to create, one for each day, as one course where they are a series. */
export function newCoursesOf({ moreDates, ...course }: ValidCourseForm): NewCourse[] {
  const seriesId = moreDates.length > 0 && isSeriesOf(course) ? course.newSeriesId : ''
  return [course, ...moreDates].map(({ courseId, date }) => ({
    ...course,
    id: courseId,
    date,
    seriesId,
  }))
}

/**
 * A random UUID (version 4) for a new course. crypto.randomUUID is missing without https, such as on a phone that
 * opens `npm start -- --host`.
 */
export function newCourseId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}

/**
 * Parses a typed whole number. Text without any digit counts as 0 (spec 5).
 * @returns NaN for digits that are no whole number ('1,5', '12 stk.') or ambiguous ('1,000', '1.00'), so that the form
 *   refuses them
 */
export function parseNumber(text: string): number {
  const typed = text.trim()
  if (WHOLE_NUMBER.test(typed)) return Number(typed)
  if (GROUPED_BY_THOUSANDS.test(typed)) return Number(typed.replaceAll(/[.\s]/g, ''))
  return /\p{Number}/u.test(typed) ? Number.NaN : 0
}
