import * as z from 'zod/mini'
import { courseFormErrors } from '@/features/courses/admin/admin-messages'
import {
  type CourseFormValues,
  courseDay,
  courseFormSchema,
} from '@/features/courses/admin/course-form-schema'
import { newCourseId } from '@/features/courses/admin/new-course-id'
import type { NewCourse } from '@/features/courses/domain/course-event'
import { isLocalDate, type LocalDate } from '@/lib/local-date'

/**
 * The rules of a form with further days: a new course is created once for each day.
 * @param storedUrl see courseFormSchema
 */
export function courseSeriesSchema(storedUrl?: string | null) {
  return z
    .extend(courseFormSchema(storedUrl), {
      courseId: z.string(),
      moreDates: z.array(z.object({ courseId: z.string(), date: courseDay() })),
    })
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

/**
 * The form's values for a course on one day. Each day has the id of its course from the start, so that every attempt to
 * create the series names the same courses.
 */
export function toSeries(course: CourseFormValues): CourseSeriesValues {
  return { ...course, courseId: newCourseId(), moreDates: [] }
}

/** The days of a series, in the form's order. */
export function seriesDates({
  date,
  moreDates,
}: {
  date: LocalDate
  moreDates: readonly { date: LocalDate }[]
}): LocalDate[] {
  return [date, ...moreDates.map((more) => more.date)]
}

/** The courses of a series, one for each day. */
export function coursesOfSeries({ courseId, moreDates, ...course }: CourseSeries): NewCourse[] {
  const days = [{ courseId, date: course.date }, ...moreDates]
  return days.map((day) => ({ ...course, id: day.courseId, date: day.date }))
}
