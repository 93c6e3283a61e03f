import * as z from 'zod/mini'
import { courseFormErrors, courseStatusErrors } from '@/features/courses/admin/admin-messages'
import { dateError, timeError } from '@/features/courses/admin/course-form-schema'
import type { CourseStatusValues } from '@/features/courses/domain/course-event'
import {
  COURSE_LIMITS,
  UNWANTED_CHARACTER,
  VISIBLE_CHARACTER,
} from '@/features/courses/domain/course-limits'
import { storableText } from '@/features/courses/domain/storable-text'

/** The rules of the note to those who signed up; it may be empty. The output is normalised, ready to store. */
export const statusNoteSchema = z.string().check(
  z.overwrite(storableText),
  z.maxLength(COURSE_LIMITS.statusNote, courseFormErrors.tooLong(COURSE_LIMITS.statusNote)),
  z.refine(
    (text) => !UNWANTED_CHARACTER.test(text) && (text === '' || VISIBLE_CHARACTER.test(text)),
    courseFormErrors.characters,
  ),
)

/** An error of a field of the status. */
type StatusError = { field: keyof CourseStatusValues; message: string }

/** The errors of a status that does not come from the administration, such as from a file. */
export function statusErrors({ status, statusNote, movedFrom }: CourseStatusValues): StatusError[] {
  const errors: StatusError[] = []
  const note = statusNoteSchema.safeParse(statusNote ?? '')
  for (const { message } of note.error?.issues ?? []) errors.push({ field: 'statusNote', message })

  const isMovable = status === 'cancelled' || (status === 'moved') === (movedFrom !== null)
  if (!isMovable) errors.push({ field: 'movedFrom', message: courseStatusErrors.movedFrom })
  const message = movedFrom && (dateError(movedFrom.date) ?? timeError(movedFrom.startTime))
  if (message) errors.push({ field: 'movedFrom', message })
  return errors
}
