import * as z from 'zod/mini'
import { courseFormErrors, courseFormHintTexts } from '@/features/courses/admin/admin-messages'
import type { CourseStart, StatusFields } from '@/features/courses/domain/course-event'
import {
  COURSE_LIMITS,
  isCourseDate,
  lengthOf,
  storableText,
  UNWANTED_CHARACTER,
  VISIBLE_CHARACTER,
} from '@/features/courses/domain/course-limits'
import { courseLink } from '@/features/courses/domain/course-link'
import { COURSE_TYPES } from '@/features/courses/domain/course-types'
import { isLocalDate, type LocalDate } from '@/lib/local-date'

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
    startTime: entry(courseFormErrors.startTime, timeError),
    endTime: entry(courseFormErrors.endTime, timeError),
    location: requiredText(courseFormErrors.location, COURSE_LIMITS.location),
    maxParticipants: integerFrom(1, courseFormErrors.maxParticipants),
    availableSpots: integerFrom(0, courseFormErrors.availableSpots),
    url: z.string().check(
      z.overwrite(storableText),
      z.refine(
        (url) => url === '' || url === storableText(storedUrl ?? '') || isWebAddress(url),
        courseFormErrors.url,
      ),
      upTo(COURSE_LIMITS.url),
    ),
  })
}

/** The form's values: texts as typed, dates and times as read by DateField and TimeField, numbers by NumberField. */
export type CourseFormValues = z.input<ReturnType<typeof courseFormSchema>>

/** The rules of a form with a status and further days: a new course is created once for each day. */
export function courseSeriesSchema(storedUrl?: string | null) {
  return z
    .extend(courseFormSchema(storedUrl), {
      courseId: z.string(),
      /** Undefined until the administrator chooses. */
      isMove: z.optional(z.boolean()),
      statusNote: statusNoteSchema,
      moreDates: z.array(z.object({ courseId: z.string(), date: courseDay() })),
    })
    .check(
      z.superRefine(
        (series, context) => {
          const days = seriesDates(series)
          for (const [index, more] of series.moreDates.entries()) {
            if (!isLocalDate(more.date) || days.indexOf(more.date) > index) continue
            context.addIssue({
              code: 'custom',
              path: ['moreDates', index, 'date'],
              message: courseFormErrors.repeatedDate,
            })
          }
        },
        // Also while other fields are invalid.
        { when: () => true },
      ),
    )
}

export type CourseSeriesValues = z.input<ReturnType<typeof courseSeriesSchema>>

export type CourseSeries = z.output<ReturnType<typeof courseSeriesSchema>>

type SeriesDays = { date: LocalDate; moreDates: readonly { date: LocalDate }[] }

export function seriesDates({ date, moreDates }: SeriesDays): LocalDate[] {
  return [date, ...moreDates.map((more) => more.date)]
}

/** The rules of the note to those who signed up; it may be empty. The output is normalised, ready to store. */
export const statusNoteSchema = z.string().check(
  z.overwrite(storableText),
  upTo(COURSE_LIMITS.statusNote),
  z.refine(
    (text) => !UNWANTED_CHARACTER.test(text) && (text === '' || VISIBLE_CHARACTER.test(text)),
    courseFormErrors.characters,
  ),
)

/** The errors of a course's status that does not come from the administration, such as from a file. */
export function statusErrors(course: StatusFields & CourseStart) {
  const { status, statusNote, movedFrom } = course
  const errors: { field: keyof StatusFields; message: string }[] = []
  const note = statusNoteSchema.safeParse(statusNote ?? '')
  for (const { message } of note.error?.issues ?? []) errors.push({ field: 'statusNote', message })
  if (status === 'planned' && note.data) {
    errors.push({ field: 'statusNote', message: courseFormErrors.plannedNote })
  }

  const isMovable = status === 'cancelled' || (status === 'moved') === (movedFrom !== null)
  if (!isMovable) errors.push({ field: 'movedFrom', message: courseFormErrors.movedFrom })
  const message = movedFrom && (dateError(movedFrom.date) ?? timeError(movedFrom.startTime))
  if (message) errors.push({ field: 'movedFrom', message })
  if (movedFrom?.date === course.date && movedFrom.startTime === course.startTime) {
    errors.push({ field: 'movedFrom', message: courseFormErrors.movedFromItself })
  }
  return errors
}

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

/**
 * Hints at values that are probably slips, by field; pastDateHint checks each date. A hint never blocks saving (spec 5),
 * and equal times get none.
 */
export function courseFormHints(
  values: CourseFormValues,
): Partial<Record<keyof CourseFormValues, string>> {
  const { startTime, endTime } = values
  const endsFirst = isTimeOfDay(startTime) && isTimeOfDay(endTime) && endTime < startTime
  return {
    ...(endsFirst && { endTime: courseFormHintTexts.endBeforeStart }),
    ...(values.availableSpots > values.maxParticipants && {
      availableSpots: courseFormHintTexts.moreSpotsThanMax,
    }),
  }
}

/** @param today the day in Copenhagen */
export function pastDateHint(date: string, today: LocalDate): string | undefined {
  return isCourseDate(date) && date < today ? courseFormHintTexts.dateInPast : undefined
}

// A text without a visible character is blank to readers, and refused by the database.
function requiredText(message: string, maxLength: number) {
  return z.string().check(
    z.overwrite(storableText),
    z.regex(VISIBLE_CHARACTER, message),
    upTo(maxLength),
    z.refine((text) => !UNWANTED_CHARACTER.test(text), courseFormErrors.characters),
  )
}

// Not z.maxLength, which counts UTF-16 units, as the attribute `maxlength` does, which cuts what is pasted.
function upTo(length: number) {
  return z.refine<string>((text) => lengthOf(text) <= length, courseFormErrors.tooLong(length))
}

function courseDay() {
  return entry(courseFormErrors.date, dateError)
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
  if (!/^https?:/i.test(url) || !courseLink(url)?.isExternal) return false
  try {
    return new URL(url).host !== ''
  } catch {
    return false
  }
}
