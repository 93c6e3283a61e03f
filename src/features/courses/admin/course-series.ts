import * as z from 'zod/mini'
import { courseFormErrors } from '@/features/courses/admin/admin-messages'
import { courseDay, courseFormSchema } from '@/features/courses/admin/course-form-schema'
import type { CourseEventValues } from '@/features/courses/domain/course-event'
import { isLocalDate, type LocalDate } from '@/lib/local-date'

/**
 * The rules of a form with further days: a new course is created once for each day.
 * @param storedUrl see courseFormSchema
 */
export function courseSeriesSchema(storedUrl?: string | null) {
  return z
    .extend(courseFormSchema(storedUrl), { moreDates: z.array(z.object({ date: courseDay() })) })
    .check(
      z.superRefine(
        ({ date, moreDates }, context) => {
          const days = seriesDates({ date, moreDates })
          for (const [index, more] of moreDates.entries()) {
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

/** The form's values. */
export type CourseSeriesValues = z.input<ReturnType<typeof courseSeriesSchema>>

/** A valid series: a course, and its further days. */
export type CourseSeries = z.output<ReturnType<typeof courseSeriesSchema>>

/** The days of a series, in the form's order. */
export function seriesDates({
  date,
  moreDates,
}: Pick<CourseSeriesValues, 'date' | 'moreDates'>): LocalDate[] {
  return [date, ...moreDates.map((more) => more.date)]
}

/** The courses of a series, one for each day. */
export function coursesOfSeries({ moreDates, ...course }: CourseSeries): CourseEventValues[] {
  return seriesDates({ moreDates, ...course }).map((date) => ({ ...course, date }))
}
