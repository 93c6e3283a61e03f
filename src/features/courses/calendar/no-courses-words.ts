import type { CourseView } from '@/features/courses/calendar/calendar-url'
import { calendarMessages as messages } from '@/features/courses/model/public-messages'

/**
 * What is said where there are no courses to show (spec 9).
 * @param hasNext whether there are courses at another time
 * @param isOfType whether only those of one type are asked for
 */
export function noCoursesWords(
  view: CourseView,
  { hasNext, isOfType }: { hasNext: boolean; isOfType: boolean },
): { title: string; help: string | undefined } {
  const noneComing = isOfType ? messages.noneComingOfType : messages.noneComing
  if (view === 'all') return { title: noneComing, help: undefined }
  const { title, help } = messages.empty[view]
  return { title, help: hasNext ? help : noneComing }
}
