import type { CourseFormValues, ValidCourseForm } from '@/features/courses/admin/course-form-schema'
import { isSeriesOf } from '@/features/courses/admin/course-form-schema'
import { toFormValues } from '@/features/courses/admin/course-form-values'
import type { CourseUpdate } from '@/features/courses/api/write-comparison'
import type {
  AdminCourseEvent,
  CourseEventValues,
  CourseStatus,
} from '@/features/courses/domain/course-event'

/** The fields of a course that hold for all dates of a series. */
const OF_THE_WHOLE = ['price', 'maxParticipants', 'availableSpots'] as const
/** The fields that can be changed on all dates at once; each date keeps its day and times. */
const ON_ALL_DATES = [...OF_THE_WHOLE, 'title', 'type', 'location', 'url'] as const

/** A valid form of a stored course. */
type FormOfCourse = {
  /** The newest version of the course. */
  course: AdminCourseEvent
  /** The newest versions of the other dates of its series. */
  otherDates: readonly AdminCourseEvent[]
  /** The version of which the form was filled. */
  original: AdminCourseEvent
  values: ValidCourseForm
  status: CourseStatus
  /** Whether the changes hold for all dates. */
  isOnAllDates: boolean
}

/** All that a form of a stored course changes: itself, the other dates of its series, and days that are added. */
export function toCoursesWrite(form: FormOfCourse) {
  const { course, otherDates, original, values, status, isOnAllDates } = form
  const { moreDates, isTakenOut, newSeriesId } = values
  const isNewSeries = !course.seriesId && moreDates.length > 0 && isSeriesOf(values)
  const seriesId = isTakenOut ? '' : isNewSeries ? newSeriesId : (course.seriesId ?? '')
  const own: CourseEventValues = { ...values, seriesId }
  const changes = changesOf(original, values, isOnAllDates ? ON_ALL_DATES : OF_THE_WHOLE)
  const others = isTakenOut || Object.keys(changes).length === 0 ? [] : otherDates
  const updated: [CourseUpdate, ...CourseUpdate[]] = [
    { course, values: own, status },
    ...others.map((date) => ({ course: date, values: { ...date, ...changes } })),
  ]
  return {
    updated,
    inserted: moreDates.map(({ courseId, date }) => ({
      ...own,
      id: courseId,
      date,
      // A course of its own has all of its places.
      ...(!seriesId && { availableSpots: values.maxParticipants }),
    })),
  }
}

/** The values of the form that the administrator has changed. */
function changesOf<Field extends (typeof ON_ALL_DATES)[number]>(
  original: AdminCourseEvent,
  values: ValidCourseForm,
  fields: readonly Field[],
): Partial<Pick<ValidCourseForm, Field>> {
  const before: CourseFormValues = toFormValues(original)
  return Object.fromEntries(
    fields
      .filter((field) => values[field] !== before[field])
      .map((field) => [field, values[field]]),
  ) as Partial<Pick<ValidCourseForm, Field>>
}
