import * as z from 'zod/mini'
import { courseFormHintTexts } from '@/features/courses/admin/admin-messages'
import { isTime } from '@/features/courses/domain/course-event'
import { isCourseDate } from '@/features/courses/domain/course-limits'
import { courseFormErrors } from '@/features/courses/domain/course-rule-messages'
import {
  courseDay,
  courseFormSchema,
  statusNoteSchema,
} from '@/features/courses/domain/course-rules'
import { isLocalDate, type LocalDate } from '@/lib/local-date'

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

type SeriesDays = { date: string; moreDates: readonly { date: string }[] }

export function seriesDates({ date, moreDates }: SeriesDays): string[] {
  return [date, ...moreDates.map((more) => more.date)]
}

/**
 * Hints at values that are probably slips, by field; pastDateHint checks each date. A hint never blocks saving (spec 5),
 * and equal times get none.
 */
export function courseFormHints(
  values: CourseFormValues,
): Partial<Record<keyof CourseFormValues, string>> {
  const { startTime, endTime } = values
  const endsFirst = isTime(startTime) && isTime(endTime) && endTime < startTime
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
