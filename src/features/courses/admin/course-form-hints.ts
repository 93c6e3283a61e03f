import { courseFormHintTexts } from '@/features/courses/admin/admin-messages'
import { type CourseFormValues, isTimeOfDay } from '@/features/courses/admin/course-form-schema'
import { isCourseDate } from '@/features/courses/domain/course-limits'
import type { LocalDate } from '@/lib/local-date'

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
