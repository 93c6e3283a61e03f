import * as z from 'zod/mini'
import { courseFormErrors } from '@/features/courses/admin/admin-messages'
import {
  COURSE_LIMITS,
  isCourseDate,
  UNWANTED_CHARACTER,
  VISIBLE_CHARACTER,
} from '@/features/courses/domain/course-limits'
import { courseLink } from '@/features/courses/domain/course-link'
import { COURSE_TYPES } from '@/features/courses/domain/course-types'
import { storableText } from '@/features/courses/domain/storable-text'
import { isLocalDate } from '@/lib/local-date'

/**
 * The rules of a course with their Danish messages (spec 5). The output has normalised texts, ready to store.
 * @param storedUrl the url of the edited course, valid as it is: the database also holds // addresses and paths, which
 *   the form would refuse
 */
export function courseFormSchema(storedUrl: string | null = null) {
  return z.object({
    title: requiredText(courseFormErrors.title, COURSE_LIMITS.title),
    date: courseDay(),
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

/** The form's values: texts as typed, dates and times as read by DateField and TimeField, numbers by NumberInput. */
export type CourseFormValues = z.input<ReturnType<typeof courseFormSchema>>

/** Whether the text is a time of day that the browser's field can show, 'HH:MM'. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** The error of a date; undefined for a day within the limits. */
export function dateError(text: string): string | undefined {
  if (isCourseDate(text)) return undefined
  return isLocalDate(text) ? courseFormErrors.dateRange : courseFormErrors.incompleteDate
}

/** The error of a time; undefined for a time of day. */
export function timeError(text: string): string | undefined {
  return isTimeOfDay(text) ? undefined : courseFormErrors.incompleteTime
}

// A text without a visible character is blank to readers, and refused by the database.
function requiredText(message: string, maxLength: number) {
  return z.string().check(
    z.overwrite(storableText),
    z.regex(VISIBLE_CHARACTER, message),
    z.maxLength(maxLength, courseFormErrors.tooLong(maxLength)),
    z.refine((text) => !UNWANTED_CHARACTER.test(text), courseFormErrors.characters),
  )
}

/** A required day of a course. */
export function courseDay() {
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

// zod's own url() also accepts javascript: and ftp:. An address that passes here is a link on the site and valid in
// the database.
function isWebAddress(url: string): boolean {
  if (!/^https?:/i.test(url) || courseLink(url).kind !== 'external') return false
  try {
    return new URL(url).host !== ''
  } catch {
    return false
  }
}
