import { courseFormHintTexts } from '@/features/courses/admin/admin-messages'
import type { CourseFormValues } from '@/features/courses/admin/course-form'
import { isTimeOfDay } from '@/features/courses/admin/time-of-day'
import { isCourseDate } from '@/features/courses/domain/course-limits'
import type { LocalDate } from '@/lib/local-date'

/**
 * Hints at values that are probably slips, by field; the date, of which there may be several, has pastDateHint.
 * spec 5 checks none of it, so a hint never keeps a course from being saved. Equal times get no hint: the end
 * does not lie before the start.
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
