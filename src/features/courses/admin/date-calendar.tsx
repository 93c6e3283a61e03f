import { CourseDayPicker } from '@/features/courses/calendar/course-day-picker'
import { fromCalendarDate, toCalendarDate } from '@/features/courses/model/calendar-date'
import { isCourseDate } from '@/features/courses/model/course-limits'
import type { LocalDate } from '@/lib/local-date'

/**
 * The calendar in which the day of a course is chosen.
 * @param value the day that is chosen, or any other text for none
 */
export function DateCalendar({
  value,
  today,
  onChoose,
}: {
  value: string
  today: LocalDate
  onChoose: (date: LocalDate) => void
}) {
  const chosen = isCourseDate(value) ? toCalendarDate(value) : undefined
  return (
    <CourseDayPicker
      mode="single"
      required
      today={today}
      selected={chosen}
      onSelect={(date) => onChoose(fromCalendarDate(date))}
      defaultMonth={chosen ?? toCalendarDate(today)}
      modifiersClassNames={{ selected: 'chosen-day' }}
    />
  )
}
