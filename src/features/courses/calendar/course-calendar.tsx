import { endOfMonth, getISODay, startOfMonth } from 'date-fns'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { da } from 'react-day-picker/locale'
import { CalendarLegend, calendarClasses } from '@/features/courses/calendar/calendar-legend'
import type { CourseView } from '@/features/courses/calendar/calendar-url'
import { COURSE_LIMITS } from '@/features/courses/model/course-limits'
import { isoWeekOf } from '@/features/courses/model/course-week'
import { calendarMessages } from '@/features/courses/model/public-messages'
import { fromCalendarDate, toCalendarDate } from '@/lib/calendar-date'
import { formatLongDate } from '@/lib/date-format'
import type { LocalDate } from '@/lib/local-date'
import './course-calendar.css'

/**
 * A month with ISO week numbers (Specification 4 and 9). Choosing a day chooses its week; choosing the
 * chosen day again chooses none. Days with courses are bold and carry an egg, so that neither weight nor
 * colour says it alone.
 */
export function CourseCalendar({
  today,
  choice,
  chosenDate,
  view,
  onChooseDate,
  courseCounts,
}: {
  today: LocalDate
  /** Another one for every choice, also of the same day. */
  choice: string
  chosenDate: LocalDate | undefined
  /** What stands beside it: only a week is marked, and a month has its own page shown. */
  view: CourseView
  onChooseDate: (date: LocalDate | undefined) => void
  courseCounts: ReadonlyMap<LocalDate, number>
}) {
  const markedDate = view === 'week' ? chosenDate : undefined
  const week = markedDate === undefined ? undefined : isoWeekOf(markedDate)
  const [page, setPage] = useState({ choice, month: toCalendarDate(chosenDate ?? today) })
  // Who turns the pages stays there; a choice made elsewhere turns to its own page unless it is in view.
  if (page.choice !== choice) {
    const isInView =
      chosenDate === undefined || (view !== 'month' && isOnPage(chosenDate, page.month))
    setPage({ choice, month: isInView ? page.month : toCalendarDate(chosenDate) })
  }

  function isInWeek(date: Date): boolean {
    const day = fromCalendarDate(date)
    return week !== undefined && week.start <= day && day <= week.end
  }

  function dayLabel(
    date: Date,
    { today: isToday, selected }: { today?: boolean; selected?: boolean },
  ) {
    const count = courseCounts.get(fromCalendarDate(date)) ?? 0
    return [
      isToday && calendarMessages.today,
      formatLongDate(fromCalendarDate(date)),
      count > 0 && calendarMessages.courseCount(count),
      selected && calendarMessages.chosen,
    ]
      .filter(Boolean)
      .join(', ')
  }

  return (
    <div className={calendarClasses}>
      <DayPicker
        mode="single"
        ISOWeek
        showWeekNumber
        showOutsideDays
        navLayout="around"
        locale={da}
        lang="da"
        today={toCalendarDate(today)}
        selected={markedDate === undefined ? undefined : toCalendarDate(markedDate)}
        onSelect={(date) => onChooseDate(date && fromCalendarDate(date))}
        startMonth={toCalendarDate(COURSE_LIMITS.firstDate)}
        endMonth={toCalendarDate(COURSE_LIMITS.lastDate)}
        month={page.month}
        onMonthChange={(month) => setPage({ choice, month })}
        modifiers={{
          inChosenWeek: isInWeek,
          hasCourses: (date) => courseCounts.has(fromCalendarDate(date)),
        }}
        modifiersClassNames={{ inChosenWeek: 'in-chosen-week', hasCourses: 'has-courses' }}
        formatters={{
          formatWeekdayName: (date) => calendarMessages.daysOfWeek[getISODay(date) - 1] ?? '',
          // As the library would, but not by Intl, which takes a slow phone 120 ms to begin.
          formatWeekNumber: (week) => String(week).padStart(2, '0'),
          formatWeekNumberHeader: () => '',
        }}
        labels={{ labelDayButton: dayLabel }}
        components={{ Chevron }}
      />
      <CalendarLegend />
    </div>
  )
}

/** Whether the page of a month shows the day, be it as one of the days before or after it. */
function isOnPage(date: LocalDate, month: Date): boolean {
  const first = isoWeekOf(fromCalendarDate(startOfMonth(month)))
  const last = isoWeekOf(fromCalendarDate(endOfMonth(month)))
  return first.start <= date && date <= last.end
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon aria-hidden className="size-5" />
}
