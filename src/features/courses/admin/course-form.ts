import * as z from 'zod/mini'
import { courseFormErrors } from '@/features/courses/admin/admin-messages'
import { isTimeOfDay } from '@/features/courses/admin/time-of-day'
import {
  COURSE_LIMITS,
  isCourseDate,
  UNWANTED_CHARACTER,
  VISIBLE_CHARACTER,
} from '@/features/courses/domain/course-limits'
import { courseLink } from '@/features/courses/domain/course-link'
import { COURSE_TYPES } from '@/features/courses/domain/course-types'
import { isLocalDate } from '@/lib/local-date'
import { storableText } from '@/lib/storable-text'

/**
 * The rules of a course with their Danish messages (spec 5). A valid result has its texts in the form to
 * store, and can be saved as it is.
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
      z.overwrite(storableText),
      z.refine(
        (url) => url === '' || url === storableText(storedUrl ?? '') || isWebAddress(url),
        courseFormErrors.url,
      ),
      z.maxLength(COURSE_LIMITS.url, courseFormErrors.tooLong(COURSE_LIMITS.url)),
    ),
  })
}

/**
 * The fields while they are filled in: texts as typed, dates and times as useDateTimeInput reads them, numbers as
 * parseNumberInput does.
 */
export type CourseFormValues = z.input<ReturnType<typeof courseFormSchema>>

/**
 * The rules of the form, which may ask for more days: a new course is then created once for each of them.
 * @param storedUrl see courseFormSchema
 */
export function courseSeriesSchema(storedUrl?: string | null) {
  return z
    .extend(courseFormSchema(storedUrl), { moreDates: z.array(z.object({ date: day() })) })
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

/** Why a text that is not empty is no day of a course, if it is none. */
export function dateError(text: string): string | undefined {
  if (isCourseDate(text)) return undefined
  return isLocalDate(text) ? courseFormErrors.dateRange : courseFormErrors.incompleteDate
}

/** Why a text that is not empty is no time of day, if it is none. */
export function timeError(text: string): string | undefined {
  return isTimeOfDay(text) ? undefined : courseFormErrors.incompleteTime
}

// What leaves no mark on the screen is blank to the reader, and to the database.
function requiredText(message: string, maxLength: number) {
  return z.string().check(
    z.overwrite(storableText),
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
    .number(courseFormErrors.wholeNumber)
    .check(
      z.refine(Number.isInteger, { error: courseFormErrors.wholeNumber, abort: true }),
      z.minimum(minimum, message),
      z.maximum(COURSE_LIMITS.seats, courseFormErrors.numberTooLarge),
    )
}

// zod's own url() takes javascript: and ftp: as well. What passes here is also what the site shows as a link
// and what the database accepts.
function isWebAddress(url: string): boolean {
  if (!/^https?:/i.test(url) || courseLink(url).kind !== 'external') return false
  try {
    return new URL(url).host !== ''
  } catch {
    return false
  }
}
