import { getISODay } from 'date-fns'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker, type PropsBase, type PropsSingle } from 'react-day-picker'
import { fromCalendarDate, toCalendarDate } from '@/features/courses/domain/course-periods'
import { COURSE_LIMITS } from '@/features/courses/domain/course-limits'
import { calendarMessages } from '@/features/courses/public/public-messages'
import { formatLongDate, formatMonthAndYear, formatWeekday, type LocalDate } from '@/lib/local-date'
import './course-calendar.css'

type DayPickerSettings = Pick<
  PropsBase,
  'month' | 'onMonthChange' | 'modifiers' | 'modifiersClassNames'
> &
  PropsSingle

/**
 * A day picker for the years of COURSE_LIMITS, in Danish, with ISO week numbers (spec 9). Styled by the class
 * course-calendar of its container.
 * @param describeDay adds to the name of a day for screen readers
 */
export function CourseDayPicker({
  today,
  describeDay,
  ...settings
}: DayPickerSettings & {
  today: LocalDate
  describeDay?: (date: LocalDate) => string | undefined
}) {
  function dayLabel(
    day: Date,
    { today: isToday, selected }: { today?: boolean; selected?: boolean },
  ) {
    const date = fromCalendarDate(day)
    return [
      isToday && calendarMessages.today,
      formatLongDate(date),
      describeDay?.(date),
      selected && calendarMessages.chosen,
    ]
      .filter(Boolean)
      .join(', ')
  }

  return (
    <DayPicker
      {...settings}
      ISOWeek
      showWeekNumber
      showOutsideDays
      navLayout="around"
      lang="da"
      today={toCalendarDate(today)}
      startMonth={toCalendarDate(COURSE_LIMITS.firstDate)}
      endMonth={toCalendarDate(COURSE_LIMITS.lastDate)}
      // Without the library's Danish, which brings all of date-fns' locale.
      formatters={{
        formatCaption: monthAndYear,
        formatWeekdayName: (date) => calendarMessages.daysOfWeek[getISODay(date) - 1] ?? '',
        // The library's own format, without Intl (docs/decisions.md).
        formatWeekNumber: (week) => String(week).padStart(2, '0'),
        formatWeekNumberHeader: () => '',
      }}
      labels={{
        labelDayButton: dayLabel,
        labelGrid: monthAndYear,
        labelNav: () => calendarMessages.monthNavigation,
        labelNext: () => calendarMessages.toNextMonth,
        labelPrevious: () => calendarMessages.toPreviousMonth,
        labelWeekday: (date) => formatWeekday(fromCalendarDate(date)),
        labelWeekNumber: (week) => calendarMessages.week(week),
        labelWeekNumberHeader: () => calendarMessages.weekNumber,
      }}
      components={{ Chevron }}
    />
  )
}

function monthAndYear(month: Date): string {
  return formatMonthAndYear(fromCalendarDate(month))
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon aria-hidden className="size-5" />
}
