import {
  type CourseFormValues,
  isSeriesOf,
  type ValidCourseForm,
} from '@/features/courses/admin/course-form-schema'
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

type SharedValues = Pick<CourseFormValues, (typeof ON_ALL_DATES)[number]>

/** The stored course of a form. */
export type EditedCourse = {
  /** The version of which the form was filled. */
  original: AdminCourseEvent
  /** The version that is stored now. */
  stored: AdminCourseEvent
  /** The other dates of its series, as they are stored now. */
  otherDates: readonly AdminCourseEvent[]
  /** Whether the form changes all dates; it then leaves alone all that belongs to its own date. */
  isOnAllDates: boolean
}

type MaybeEdited = EditedCourse | undefined

/** The values that count: where all dates are changed, those that belong to one date stay as they are stored. */
export function countingValues(values: CourseFormValues, edited: MaybeEdited): CourseFormValues {
  if (!edited?.isOnAllDates) return values
  const stored = toFormValues(edited.stored)
  const { date, startTime, endTime, seriesId, moreDates, isMove, statusNote } = stored
  return { ...values, date, startTime, endTime, seriesId, moreDates, isMove, statusNote }
}

type SeriesEntry = Pick<CourseFormValues, 'seriesId' | 'isSeries' | 'type' | 'moreDates'>

/** Whether the course stays a date of its series. */
export function isKeptInSeries(
  { seriesId }: Pick<SeriesEntry, 'seriesId'>,
  edited: MaybeEdited,
): boolean {
  return seriesId !== '' && edited !== undefined && edited.otherDates.length > 0
}

/** Whether the course will be one of several dates. */
export function isOfSeveralDates(values: SeriesEntry, edited: MaybeEdited): boolean {
  const isGrowing = values.moreDates.length > 0 && isSeriesOf(values)
  return isGrowing || isKeptInSeries(values, edited)
}

/**
 * All that the form of a stored course changes: itself, the other dates of its series, and the days that are added, which
 * belong to its series, or become one with it, or are courses of their own.
 */
export function toCoursesWrite(
  values: ValidCourseForm,
  status: CourseStatus,
  edited: EditedCourse,
) {
  const seriesOfAdded = isOfSeveralDates(values, edited)
    ? values.seriesId || values.newSeriesId
    : ''
  const isSeriesBegun = values.moreDates.length > 0 && seriesOfAdded !== ''
  const own: CourseEventValues = {
    ...values,
    seriesId: isSeriesBegun ? seriesOfAdded : values.seriesId,
  }
  const changes = changesOnOthers(values, edited)
  const isForOthers = Object.keys(changes).length > 0 && isKeptInSeries(values, edited)
  const others = isForOthers ? edited.otherDates : []
  const updated: [CourseUpdate, ...CourseUpdate[]] = [
    { course: edited.stored, values: own, status },
    ...others.map((date) => ({ course: date, values: { ...date, ...changes } })),
  ]
  return {
    updated,
    ...(isForOthers && { allDates: [edited.stored, ...others] }),
    inserted: values.moreDates.map(({ courseId, date }) => ({
      ...own,
      id: courseId,
      date,
      seriesId: seriesOfAdded,
      // A course of its own has all of its places.
      ...(!seriesOfAdded && { availableSpots: values.maxParticipants }),
    })),
  }
}

/** The values that the administrator has changed, and that hold for the other dates as well. */
export function changesOnOthers(
  values: SharedValues,
  { original, isOnAllDates }: EditedCourse,
): Partial<SharedValues> {
  const before = toFormValues(original)
  const fields: readonly (keyof SharedValues)[] = isOnAllDates ? ON_ALL_DATES : OF_THE_WHOLE
  return Object.fromEntries(
    fields
      .filter((field) => values[field] !== before[field])
      .map((field) => [field, values[field]]),
  )
}
