import * as z from 'zod/mini'
import { isLocalDate } from '../../../lib/local-date.ts'
import { type CourseStart, END_OF_DAY, isTime, type StatusFields } from './course-event.ts'
import {
  COURSE_LIMITS,
  isCourseDate,
  lengthOf,
  storableText,
  UNWANTED_CHARACTER,
  VISIBLE_CHARACTER,
} from './course-limits.ts'
import { courseLink } from './course-link.ts'
import { courseFormErrors as errors } from './course-rule-messages.ts'
import { isSameStart, offStatusOf } from './course-status.ts'
import { COURSE_TYPES } from './course-types.ts'

/** A UUID, as the database writes it. */
const SERIES_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The values of a form or a file, which may break the rules. */
export const courseShape = {
  title: z.string(),
  date: z.string(),
  type: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  location: z.string(),
  maxParticipants: z.number(errors.wholeNumber),
  availableSpots: z.number(errors.wholeNumber),
  url: z.string(),
  price: z.string(),
  seriesId: z.string(),
}

/** The initial values of a new course (spec 5). */
export const INITIAL_VALUES: z.input<z.ZodMiniObject<typeof courseShape>> = {
  title: '',
  date: '',
  type: 'foraeldre',
  startTime: '',
  endTime: '',
  location: '',
  maxParticipants: 20,
  availableSpots: 20,
  url: '',
  price: '',
  seriesId: '',
}

/**
 * The rules of a course with their Danish messages (spec 5), for texts as they will be stored.
 * @param storedUrl the url of the edited course, valid as it is: the database also holds // addresses and paths, which
 *   the form would refuse
 */
export function courseFormSchema(storedUrl: string | null = null) {
  const shape = courseShape
  const isStored = (url: string) => url === '' || url === storableText(storedUrl ?? '')
  return z.object({
    title: shape.title.check(...requiredText(errors.title, COURSE_LIMITS.title)),
    date: courseDay(),
    type: z.pipe(shape.type, z.enum(COURSE_TYPES, errors.type)),
    startTime: shape.startTime.check(entry(errors.startTime, timeError)),
    endTime: shape.endTime.check(entry(errors.endTime, timeError)),
    location: shape.location.check(...requiredText(errors.location, COURSE_LIMITS.location)),
    maxParticipants: shape.maxParticipants.check(...integerFrom(1, errors.maxParticipants)),
    availableSpots: shape.availableSpots.check(...integerFrom(0, errors.availableSpots)),
    url: shape.url.check(
      rule((url) => isStored(url) || isWebAddress(url), errors.url),
      upTo(COURSE_LIMITS.url),
    ),
    price: shape.price.check(...optionalText(COURSE_LIMITS.price)),
    seriesId: shape.seriesId.check(rule((id) => id === '' || SERIES_ID.test(id), errors.seriesId)),
  })
}

/** The rules of the note to those who signed up; it may be empty. */
export const statusNoteSchema = z.string().check(...optionalText(COURSE_LIMITS.statusNote))

/** The errors of a course's status that does not come from the administration, such as from a file. */
export function statusErrors(course: StatusFields & CourseStart) {
  const { status, statusNote, movedFrom } = course
  const found: { field: keyof StatusFields; message: string }[] = []
  const note = statusNoteSchema.safeParse(statusNote ?? '')
  for (const { message } of note.error?.issues ?? []) found.push({ field: 'statusNote', message })
  if (status === 'planned' && storableText(statusNote ?? '')) {
    found.push({ field: 'statusNote', message: errors.plannedNote })
  }

  const isMovable =
    offStatusOf({ status }) !== null || (status === 'moved') === (movedFrom !== null)
  if (!isMovable) found.push({ field: 'movedFrom', message: errors.movedFrom })
  const message = movedFrom && (dateError(movedFrom.date) ?? timeError(movedFrom.startTime))
  if (message) found.push({ field: 'movedFrom', message })
  if (isSameStart(movedFrom, course)) {
    found.push({ field: 'movedFrom', message: errors.movedFromItself })
  }
  return found
}

/** The error of a date; undefined for a day within the limits. */
export function dateError(text: string): string | undefined {
  if (isCourseDate(text)) return undefined
  return isLocalDate(text) ? errors.dateRange : errors.incompleteDate
}

/** The error of a time; undefined for a time of day that the browser's field can show. */
export function timeError(text: string): string | undefined {
  return isTime(text) && text !== END_OF_DAY ? undefined : errors.incompleteTime
}

/** A day that must be entered. */
export function courseDay() {
  return courseShape.date.check(entry(errors.date, dateError))
}

// A text without a visible character is blank to readers, and refused by the database.
function requiredText(missing: string, maxLength: number) {
  return [
    rule((text) => VISIBLE_CHARACTER.test(text), missing),
    upTo(maxLength),
    rule((text) => !UNWANTED_CHARACTER.test(text), errors.characters),
  ]
}

function optionalText(maxLength: number) {
  return [
    upTo(maxLength),
    rule(
      (text) => !UNWANTED_CHARACTER.test(text) && (text === '' || VISIBLE_CHARACTER.test(text)),
      errors.characters,
    ),
  ]
}

// Not z.maxLength, which counts UTF-16 units, as the attribute `maxlength` does, which cuts what is pasted.
function upTo(length: number) {
  return rule((text) => lengthOf(text) <= length, errors.tooLong(length))
}

/** A rule for a text as it will be stored (toRow). */
function rule(isKept: (text: string) => boolean, message: string) {
  return z.refine<string>((typed) => isKept(storableText(typed)), message)
}

function entry(missing: string, errorOf: (text: string) => string | undefined) {
  return z.superRefine<string>((text, context) => {
    const message = text === '' ? missing : errorOf(text)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })
}

function integerFrom(minimum: number, message: string) {
  return [
    z.refine<number>(Number.isInteger, { error: errors.wholeNumber, abort: true }),
    z.minimum(minimum, message),
    z.maximum(COURSE_LIMITS.seats, errors.numberTooLarge),
  ]
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
