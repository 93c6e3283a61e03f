import * as z from 'zod/mini'
import { courseFormErrors, courseFormHintTexts } from '@/features/courses/admin/admin-messages'
import {
  isImpossibleDate,
  isTimeOfDay,
  parseDanishDate,
  parseDanishTime,
} from '@/features/courses/admin/danish-date-time'
import type { CourseEvent, CourseEventValues } from '@/features/courses/model/course-event'
import {
  COURSE_LIMITS,
  isCourseDate,
  UNWANTED_CHARACTER,
  VISIBLE_CHARACTER,
} from '@/features/courses/model/course-limits'
import { courseLink } from '@/features/courses/model/course-link'
import { COURSE_TYPES, isCourseType } from '@/features/courses/model/course-types'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { isLocalDate, type LocalDate } from '@/lib/local-date'

/**
 * The rules of a course with their Danish messages (Specification 5). A valid result is trimmed and can be saved
 * as it is.
 * @param storedUrl the url of the course being edited. It may stay although the form takes web addresses
 *   only: the database also holds // addresses and paths, and editing such a course must not force the
 *   administrator to give its link up.
 */
export function courseFormSchema(storedUrl: string | null = null) {
  return z.object({
    title: requiredText(courseFormErrors.title, COURSE_LIMITS.title),
    date: day(),
    type: z.pipe(z.string(), z.enum(COURSE_TYPES, courseFormErrors.type)),
    startTime: timeOfDay(courseFormErrors.startTime),
    endTime: timeOfDay(courseFormErrors.endTime),
    location: requiredText(courseFormErrors.location, COURSE_LIMITS.location),
    maxParticipants: integerFrom(1, courseFormErrors.maxParticipants),
    availableSpots: integerFrom(0, courseFormErrors.availableSpots),
    url: z.string().check(
      z.trim(),
      z.refine((url) => url === '' || url === storedUrl || isWebAddress(url), courseFormErrors.url),
      z.maxLength(COURSE_LIMITS.url, courseFormErrors.tooLong(COURSE_LIMITS.url)),
    ),
  })
}

/**
 * The fields while they are filled in: texts as typed, numbers as parseNumberInput reads them, dates and times as
 * 'YYYY-MM-DD' and 'HH:MM', or as typed while they have not been read or cannot be.
 */
export type CourseFormValues = z.input<ReturnType<typeof courseFormSchema>>

/**
 * The rules of the form, in which dates and times are written as Danes do. It may ask for more days: a new course is
 * then created once for each of them.
 * @param storedUrl see courseFormSchema
 */
export function courseSeriesSchema(storedUrl?: string | null) {
  return z
    .extend(courseFormSchema(storedUrl), {
      date: typed(readDate, day()),
      startTime: typed(readTime, timeOfDay(courseFormErrors.startTime)),
      endTime: typed(readTime, timeOfDay(courseFormErrors.endTime)),
      moreDates: z.array(z.object({ date: typed(readDate, day()) })),
    })
    .check(
      z.superRefine(
        ({ date, moreDates }, context) => {
          const days = [date, ...moreDates.map((more) => more.date)]
          for (const [index, more] of moreDates.entries()) {
            if (!isLocalDate(more.date) || days.indexOf(more.date) > index) continue
            context.addIssue({
              code: 'custom',
              path: ['moreDates', index, 'date'],
              message: courseFormErrors.repeatedDate,
            })
          }
        },
        // Also while other fields are still wrong.
        { when: () => true },
      ),
    )
}

/** The fields of such a form while they are filled in. */
export type CourseSeriesValues = z.input<ReturnType<typeof courseSeriesSchema>>

/** What such a form is worth: a course, and the other days of its series. */
export type CourseSeries = z.output<ReturnType<typeof courseSeriesSchema>>

/** Every day of a series, in the order of the form. */
export function seriesDates({ date, moreDates }: CourseSeriesValues): LocalDate[] {
  return [date, ...moreDates.map((more) => more.date)]
}

/** The courses of a series, one for each day. */
export function coursesOfSeries({ moreDates, ...course }: CourseSeries): CourseEventValues[] {
  return seriesDates({ moreDates, ...course }).map((date) => ({ ...course, date }))
}

/** A new course before anything is typed (Specification 5). */
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

/** The form's values for editing a course; a type that the form does not offer becomes no choice. */
export function toFormValues({
  id: _id,
  version: _version,
  ...course
}: CourseEvent): CourseFormValues {
  return {
    ...course,
    type: isCourseType(course.type) ? course.type : '',
    url: course.url ?? '',
  }
}

/** The form's values for a course like this one on another day: nobody has taken a place in it yet. */
export function toCopyValues(course: CourseEvent): CourseFormValues {
  return { ...toFormValues(course), date: '', availableSpots: course.maxParticipants }
}

/** The number in an input; text that is no number counts as 0 (Specification 5). */
export function parseNumberInput(text: string): number {
  const number = Number(text)
  return Number.isFinite(number) ? number : 0
}

export type CourseFormHints = Partial<Record<keyof CourseEventValues, string>>

/**
 * What looks like a slip in the values, by field. Specification 5 checks none of it, so a hint never keeps a
 * course from being saved. Equal times get no hint: the end does not lie before the start.
 * @param today the day in Copenhagen
 */
export function courseFormHints(values: CourseFormValues, today: LocalDate): CourseFormHints {
  const hints: CourseFormHints = {}
  const { startTime, endTime } = values
  if (isTimeOfDay(startTime) && isTimeOfDay(endTime) && endTime < startTime) {
    hints.endTime = courseFormHintTexts.endBeforeStart
  }
  if (values.availableSpots > values.maxParticipants) {
    hints.availableSpots = courseFormHintTexts.moreSpotsThanMax
  }
  const dateHint = pastDateHint(values.date, today)
  if (dateHint !== undefined) hints.date = dateHint
  return hints
}

/** What courseFormHints has to say about a day. */
export function pastDateHint(date: string, today: LocalDate): string | undefined {
  return isCourseDate(date) && date < today ? courseFormHintTexts.dateInPast : undefined
}

/** The day that the text means, or the text itself where it means none. */
export function readDate(text: string): string {
  return parseDanishDate(text, todayInCopenhagen()) ?? text.trim()
}

/** The time of day, 'HH:MM', that the text means, or the text itself where it means none. */
export function readTime(text: string): string {
  return parseDanishTime(text) ?? text.trim()
}

/** Why a text that is not empty is no day of a course, if it is none. */
export function dateError(text: string): string | undefined {
  if (isCourseDate(text)) return undefined
  if (isLocalDate(text)) return courseFormErrors.dateRange
  return isImpossibleDate(text) ? courseFormErrors.impossibleDate : courseFormErrors.dateFormat
}

/** Why a text that is not empty is no time of day, if it is none. */
export function timeError(text: string): string | undefined {
  return isTimeOfDay(text) ? undefined : courseFormErrors.timeFormat
}

// What leaves no mark on the screen is blank to the reader, and to the database.
function requiredText(message: string, maxLength: number) {
  return z.string().check(
    z.trim(),
    z.regex(VISIBLE_CHARACTER, message),
    z.maxLength(maxLength, courseFormErrors.tooLong(maxLength)),
    z.refine((text) => !UNWANTED_CHARACTER.test(text), courseFormErrors.characters),
  )
}

function day() {
  return entry(courseFormErrors.date, dateError)
}

function timeOfDay(missing: string) {
  return entry(missing, timeError)
}

function typed(read: (text: string) => string, rule: z.ZodMiniString<string>) {
  return z.pipe(z.string().check(z.overwrite(read)), rule)
}

function entry(missing: string, errorOf: (text: string) => string | undefined) {
  return z.string().check(
    z.superRefine((text, context) => {
      const message = text === '' ? missing : errorOf(text)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    }),
  )
}

function integerFrom(minimum: number, message: string) {
  return z
    .number(message)
    .check(
      z.minimum(minimum, message),
      z.maximum(COURSE_LIMITS.seats, courseFormErrors.numberTooLarge),
      z.refine(Number.isInteger, message),
    )
}

// zod's own url() takes javascript: and ftp: as well. What passes here is also what the site shows as a link
// and what the database accepts.
function isWebAddress(url: string): boolean {
  return /^https?:/i.test(url) && courseLink(url).kind === 'external' && URL.canParse(url)
}
