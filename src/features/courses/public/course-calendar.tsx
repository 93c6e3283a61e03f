import { endOfMonth, startOfMonth } from 'date-fns'
import { type ComponentProps, memo, useDeferredValue, useState } from 'react'
import {
  fromCalendarDate,
  isoWeekOf,
  toCalendarDate,
} from '@/features/courses/domain/course-periods'
import { CalendarCard } from '@/features/courses/public/calendar-card'
import type { ViewMode } from '@/features/courses/public/calendar-url'
import { CourseDayPicker } from '@/features/courses/public/course-day-picker'
import { calendarMessages } from '@/features/courses/public/public-messages'
import type { LocalDate } from '@/lib/local-date'

/**
 * A month with ISO week numbers (spec 4 and 9). Choosing a day chooses its week; choosing it again clears the
 * choice. Days with courses are bold and carry an egg: neither weight nor colour is the only sign.
 */
export function CourseCalendar({
  today,
  viewKey,
  chosenDate,
  view,
  onChooseDate,
  courseCounts,
  cancelledCounts,
}: {
  today: LocalDate
  /** Changes with every choice, also of the same day. */
  viewKey: string
  chosenDate: LocalDate | undefined
  /** Only a week is marked; a month turns to its own page. */
  view: ViewMode
  onChooseDate: (date: LocalDate | undefined) => void
  courseCounts: ReadonlyMap<LocalDate, number>
  /** How many of them are cancelled. */
  cancelledCounts: ReadonlyMap<LocalDate, number>
}) {
  const markedDate = view === 'week' ? chosenDate : undefined
  const week = markedDate === undefined ? undefined : isoWeekOf(markedDate)
  const [page, setPage] = useState({
    viewKey,
    date: chosenDate,
    month: toCalendarDate(chosenDate ?? today),
  })
  // Follow a new choice unless its month is already visible, and a new day unless the visitor has turned the pages.
  if (page.viewKey !== viewKey || page.date !== chosenDate) {
    const isInView =
      chosenDate === undefined || (view !== 'month' && isOnPage(chosenDate, page.month))
    const isTurned =
      page.viewKey === viewKey && page.date !== undefined && !isOnPage(page.date, page.month)
    const month = isInView || isTurned ? page.month : toCalendarDate(chosenDate)
    setPage({ viewKey, date: chosenDate, month })
  }

  function isInWeek(date: Date): boolean {
    const day = fromCalendarDate(date)
    return week !== undefined && week.start <= day && day <= week.end
  }

  function countLabel(date: LocalDate): string | undefined {
    const count = courseCounts.get(date)
    if (count === undefined) return undefined
    return calendarMessages.courseCount(count, cancelledCounts.get(date))
  }

  return (
    <CalendarCard>
      <DeferredDayPicker
        mode="single"
        today={today}
        selected={markedDate === undefined ? undefined : toCalendarDate(markedDate)}
        onSelect={(date) => onChooseDate(date && fromCalendarDate(date))}
        month={page.month}
        onMonthChange={(month) => setPage({ viewKey, date: chosenDate, month })}
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

/** Renders a choice after its courses, which the visitor waits for. */
function DeferredDayPicker(props: ComponentProps<typeof CourseDayPicker>) {
  return <MemoizedDayPicker {...useDeferredValue(props)} />
}

/** Whether the page of a month shows the day, be it as an outside day. */
function isOnPage(date: LocalDate, month: Date): boolean {
  const first = isoWeekOf(fromCalendarDate(startOfMonth(month)))
  const last = isoWeekOf(fromCalendarDate(endOfMonth(month)))
  return first.start <= date && date <= last.end
}
