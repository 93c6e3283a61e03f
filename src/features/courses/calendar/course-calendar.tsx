import { endOfMonth, startOfMonth } from 'date-fns'
import { type ComponentProps, memo, useDeferredValue, useState } from 'react'
import { CalendarCard } from '@/features/courses/calendar/calendar-card'
import type { CourseView } from '@/features/courses/calendar/calendar-url'
import { CourseDayPicker } from '@/features/courses/calendar/course-day-picker'
import { fromCalendarDate, toCalendarDate } from '@/features/courses/domain/calendar-date'
import { isoWeekOf } from '@/features/courses/domain/course-periods'
import { calendarMessages } from '@/features/courses/model/public-messages'
import type { LocalDate } from '@/lib/local-date'

/**
 * A month with ISO week numbers (spec 4 and 9). Choosing a day chooses its week; choosing the
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
  const [page, setPage] = useState({
    choice,
    date: chosenDate,
    month: toCalendarDate(chosenDate ?? today),
  })
  // A choice made elsewhere turns to its own page unless it is in view, and so does a new day where none is chosen;
  // who has turned the pages stays there at midnight.
  if (page.choice !== choice || page.date !== chosenDate) {
    const isInView =
      chosenDate === undefined || (view !== 'month' && isOnPage(chosenDate, page.month))
    const isTurned =
      page.choice === choice && page.date !== undefined && !isOnPage(page.date, page.month)
    const month = isInView || isTurned ? page.month : toCalendarDate(chosenDate)
    setPage({ choice, date: chosenDate, month })
  }

  function isInWeek(date: Date): boolean {
    const day = fromCalendarDate(date)
    return week !== undefined && week.start <= day && day <= week.end
  }

  function countLabel(date: LocalDate): string | undefined {
    const count = courseCounts.get(date)
    return count === undefined ? undefined : calendarMessages.courseCount(count)
  }

  return (
    <CalendarCard>
      <DeferredDayPicker
        mode="single"
        today={today}
        selected={markedDate === undefined ? undefined : toCalendarDate(markedDate)}
        onSelect={(date) => onChooseDate(date && fromCalendarDate(date))}
        month={page.month}
        onMonthChange={(month) => setPage({ choice, date: chosenDate, month })}
        modifiers={{
          inChosenWeek: isInWeek,
          hasCourses: (date) => courseCounts.has(fromCalendarDate(date)),
        }}
        modifiersClassNames={{ inChosenWeek: 'in-chosen-week', hasCourses: 'has-courses' }}
        describeDay={countLabel}
      />
    </CalendarCard>
  )
}

const MemoizedDayPicker = memo(CourseDayPicker)

/** A choice shows its courses first, and its days in the calendar right after them. */
function DeferredDayPicker(props: ComponentProps<typeof CourseDayPicker>) {
  return <MemoizedDayPicker {...useDeferredValue(props)} />
}

/** Whether the page of a month shows the day, be it as one of the days before or after it. */
function isOnPage(date: LocalDate, month: Date): boolean {
  const first = isoWeekOf(fromCalendarDate(startOfMonth(month)))
  const last = isoWeekOf(fromCalendarDate(endOfMonth(month)))
  return first.start <= date && date <= last.end
}
