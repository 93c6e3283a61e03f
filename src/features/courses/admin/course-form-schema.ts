import * as z from 'zod/mini'
import { courseFormHintTexts } from '@/content/course-dialogs'
import { isTime } from '@/features/courses/domain/course-event'
import { isCourseDate } from '@/features/courses/domain/course-limits'
import { courseFormErrors } from '@/features/courses/domain/course-rule-messages'
import {
  courseDay,
  courseFormSchema,
  statusNoteSchema,
} from '@/features/courses/domain/course-rules'
import { isLocalDate, type LocalDate } from '@/lib/local-date'

/**
 * The rules of the form, those of its course among them.
 * @param storedUrl of the edited course, valid as it is
 */
export function courseDialogSchema(storedUrl: string | null) {
  return z
    .extend(courseFormSchema(storedUrl), {
      /** A new one from the start, so that every attempt to create the course names the same one. */
      courseId: z.string(),
      /** Undefined until the administrator chooses. */
      isMove: z.optional(z.boolean()),
      /** Undefined while it is the stored one. */
      statusNote: z.optional(statusNoteSchema),
      /** Further days, each of which becomes a course. */
      moreDates: z.array(z.object({ courseId: z.string(), date: courseDay() })),
      /** Whether the days are one course; undefined until the administrator chooses. */
      isSeries: z.optional(z.boolean()),
      /** From the start, so that every attempt names the same one. */
      newSeriesId: z.string(),
    })
    .check(
      z.superRefine(
        (values, context) => {
          const days = courseDays(values)
          for (const [index, date] of days.entries()) {
            if (!isLocalDate(date) || days.indexOf(date) === index) continue
            context.addIssue({
              code: 'custom',
              path: ['moreDates', index - 1, 'date'],
              message: courseFormErrors.repeatedDate,
            })
          }
        },
        // Also while other fields are invalid.
        { when: () => true },
      ),
    )
}

/** The form's values: texts as typed, dates and times as read by DateField and TimeField, numbers by NumberField. */
export type CourseFormValues = z.input<ReturnType<typeof courseDialogSchema>>

/** The values of a valid form. */
export type ValidCourseForm = z.output<ReturnType<typeof courseDialogSchema>>

type Days = { date: string; moreDates: readonly { date: string }[] }

/** The days on which the course of the form takes place. */
export function courseDays({ date, moreDates }: Days): string[] {
  return [date, ...moreDates.map((more) => more.date)]
}

/**
 * Hints at values that are probably slips, by field; pastDateHint checks each date. A hint never blocks saving (spec 5),
 * and equal times get none.
 */
export function courseFormHints({
  startTime,
  endTime,
  maxParticipants,
  availableSpots,
}: CourseFormValues): Partial<Record<keyof CourseFormValues, string>> {
  const endsFirst = isTime(startTime) && isTime(endTime) && endTime < startTime
  return {
    ...(endsFirst && { endTime: courseFormHintTexts.endBeforeStart }),
    ...(availableSpots > maxParticipants && {
      availableSpots: courseFormHintTexts.moreSpotsThanMax,
    }),
  }
}

/** Whether several days are one course: as chosen, or else as it is usual for the type. */
export function isSeriesOf({ isSeries, type }: Pick<CourseFormValues, 'isSeries' | 'type'>) {
  return isSeries ?? type === 'foraeldre'
}

/** @param today the day in Copenhagen */
export function pastDateHint(date: string, today: LocalDate): string | undefined {
  return isCourseDate(date) && date < today ? courseFormHintTexts.dateInPast : undefined
}
