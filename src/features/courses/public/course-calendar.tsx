import { clsx } from 'clsx'
import { differenceInCalendarISOWeeks, endOfMonth, getISODay, startOfMonth } from 'date-fns'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, useDeferredValue, useMemo, useState } from 'react'
import { DayPicker, type DayProps, type WeekNumberProps } from 'react-day-picker'
import { cardClasses } from '@/components/ui/card'
import { calendarMessages as messages } from '@/content/course-calendar'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { COURSE_LIMITS } from '@/features/courses/domain/course-limits'
import {
  fromCalendarDate,
  groupByDay,
  isoWeekOf,
  toCalendarDate,
} from '@/features/courses/domain/course-periods'
import type { CalendarView } from '@/features/courses/public/use-calendar-view'
import { formatLongDate, formatMonthAndYear, formatWeekday, type LocalDate } from '@/lib/local-date'
import { useIsHydrated } from '@/lib/use-hydrated'
import './course-calendar.css'

type CalendarProps = {
  today: LocalDate
  calendar: Pick<CalendarView, 'key' | 'view' | 'chosenDate' | 'chooseDate'>
  courses: readonly CourseEvent[]
}

/**
 * A month with ISO week numbers (spec 4 and 9). Choosing a day chooses its week; choosing it again clears the
 * choice. Days with courses are bold and carry an egg: neither weight nor colour is the only sign.
 */
export function CourseCalendar(props: CalendarProps) {
  const { view, chosenDate } = props.calendar
  // Renders the month, and a choice in it, after the courses, which the visitor waits for. In the document it is there.
  const isHydrated = useIsHydrated()
  const deferredMonth = useDeferredValue(
    <Month {...props} />,
    isHydrated ? <MonthPlaceholder month={toCalendarDate(chosenDate ?? props.today)} /> : undefined,
  )
  return <CalendarCard isBesideAll={view === 'all'}>{deferredMonth}</CalendarCard>
}

/** The card around a calendar or its placeholder, with the meaning of its marks (spec 9, Calendar). */
export function CalendarCard({
  isBesideAll = false,
  children,
  ...props
}: ComponentProps<'div'> & {
  /** Whether all courses are listed beside it, and so no week is marked; on phones it would stand in front of them. */
  isBesideAll?: boolean
}) {
  return (
    <div
      className={clsx(
        cardClasses({ padding: 'none' }),
        'course-calendar p-5 pb-4.5 max-md:max-w-md print:hidden',
        isBesideAll && 'max-md:hidden',
      )}
      {...props}
    >
      {children}
      <p className="mt-3 flex flex-wrap gap-x-5.5 gap-y-1 border-t border-border pt-3 text-meta text-muted-foreground">
        {!isBesideAll && (
          <span className="inline-flex items-center gap-2">
            <span
              aria-hidden
              className="h-4.25 w-6 rounded-[0.4rem] border-2 border-primary bg-week"
            />
            {messages.legendChosenWeek}
          </span>
        )}
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="legend-day relative font-extrabold text-foreground">
            14
          </span>
          {messages.legendDaysWithCourses}
        </span>
      </p>
    </div>
  )
}

/** Reserves the space of a month. */
export function MonthPlaceholder({ month }: { month: Date }) {
  const weeks = differenceInCalendarISOWeeks(endOfMonth(month), startOfMonth(month)) + 1
  return (
    <div
      aria-hidden
      className="grid grid-cols-[1.5rem_repeat(7,minmax(0,1fr))] pt-16 text-center text-meta font-medium text-muted-foreground max-sm:-mx-4 pointer-coarse:-mx-4"
    >
      {messages.daysOfWeek.map((day) => (
        <span key={day} className="pb-2.75 first:col-start-2">
          {day}
        </span>
      ))}
      {Array.from({ length: weeks }, (_, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a placeholder have no other identity
        <span key={week} className="col-span-full h-(--week-height)" />
      ))}
    </div>
  )
}

/** A day picker for the years of COURSE_LIMITS, in Danish. Its page is its own state: a deferred one would lose the focus. */
function Month({
  today,
  calendar: { key: viewKey, view, chosenDate, chooseDate },
  courses,
}: CalendarProps) {
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
  const byDay = useMemo(() => groupByDay(courses), [courses])
  // A month turns to its own page, where no week is marked.
  const markedDate = view === 'week' ? chosenDate : undefined
  const week = markedDate === undefined ? undefined : isoWeekOf(markedDate)

  function isInWeek(date: Date): boolean {
    const day = fromCalendarDate(date)
    return week !== undefined && week.start <= day && day <= week.end
  }

  function coursesOn(date: Date): readonly CourseEvent[] {
    return byDay.get(fromCalendarDate(date)) ?? []
  }

  function dayLabel(
    day: Date,
    { today: isToday, selected }: { today?: boolean; selected?: boolean },
  ) {
    const ofDay = coursesOn(day)
    return [
      isToday && messages.today,
      formatLongDate(fromCalendarDate(day)),
      ofDay.length > 0 && messages.courseCount(ofDay),
      selected && messages.chosen,
    ]
      .filter(Boolean)
      .join(', ')
  }

  return (
    <DayPicker
      mode="single"
      selected={markedDate === undefined ? undefined : toCalendarDate(markedDate)}
      onSelect={(date) => chooseDate(date && fromCalendarDate(date))}
      month={page.month}
      onMonthChange={(month) => setPage({ viewKey, date: chosenDate, month })}
      modifiers={{
        inChosenWeek: isInWeek,
        hasCourses: (date) => coursesOn(date).length > 0,
      }}
      modifiersClassNames={{ inChosenWeek: 'in-chosen-week', hasCourses: 'has-courses' }}
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
        formatWeekdayName: (date) => messages.daysOfWeek[getISODay(date) - 1] ?? '',
        // The library's own format, without Intl (docs/decisions.md).
        formatWeekNumber: (number) => String(number).padStart(2, '0'),
        formatWeekNumberHeader: () => '',
      }}
      labels={{
        labelDayButton: dayLabel,
        labelGrid: monthAndYear,
        labelNav: () => messages.monthNavigation,
        labelNext: () => messages.toNextMonth,
        labelPrevious: () => messages.toPreviousMonth,
        labelWeekday: (date) => formatWeekday(fromCalendarDate(date)),
        labelWeekNumber: (number) => messages.week(number),
        labelWeekNumberHeader: () => messages.weekNumber,
      }}
      components={{ Chevron, Day, WeekNumber }}
    />
  )
}

function monthAndYear(month: Date): string {
  return formatMonthAndYear(fromCalendarDate(month))
}

// The roles of both cells follow from the table's, and HTML allows no other (ARIA in HTML, td and th).
function Day({ day, modifiers, role, ...cell }: DayProps) {
  return <td {...cell} />
}

function WeekNumber({ week, role, ...cell }: WeekNumberProps) {
  return <th {...cell} />
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon aria-hidden className="size-5" />
}

/** Whether the page of a month shows the day, be it as an outside day. */
function isOnPage(date: LocalDate, month: Date): boolean {
  const first = isoWeekOf(fromCalendarDate(startOfMonth(month)))
  const last = isoWeekOf(fromCalendarDate(endOfMonth(month)))
  return first.start <= date && date <= last.end
}
