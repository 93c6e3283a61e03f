import { clsx } from 'clsx'
import { differenceInCalendarISOWeeks, endOfMonth, startOfMonth } from 'date-fns'
import { Spinner } from '@/components/ui/spinner'
import { toCalendarDate } from '@/features/courses/domain/course-periods'
import { CalendarControls, PeriodSteps } from '@/features/courses/public/calendar-controls'
import { CalendarCard } from '@/features/courses/public/course-calendar'
import { CoursesGrid } from '@/features/courses/public/courses-grid'
import { calendarMessages } from '@/features/courses/public/public-messages'
import { useToday } from '@/lib/clock'

/** The height of a month, by its number of weeks. */
const heights: Readonly<Record<number, string>> = { 4: 'h-52', 5: 'h-65', 6: 'h-78' }

/** Reserves the space of the calendar and its courses, so that nothing below them moves. */
export function CoursesPlaceholder() {
  const today = useToday()
  return (
    <>
      <p className="hidden noscript:block">{calendarMessages.withoutScript}</p>
      <CoursesGrid
        className="noscript:hidden"
        calendar={
          <CalendarCard aria-hidden>
            <MonthPlaceholder month={toCalendarDate(today)} />
          </CalendarCard>
        }
      >
        <CalendarControls />
        <div className="flex">
          <PeriodSteps />
        </div>
        <Spinner label={calendarMessages.loading} />
      </CoursesGrid>
    </>
  )
}

/** Reserves the space of a month, as high as course-calendar.css makes it. */
function MonthPlaceholder({ month }: { month: Date }) {
  const weeks = differenceInCalendarISOWeeks(endOfMonth(month), startOfMonth(month)) + 1
  return (
    <div
      aria-hidden
      className="grid grid-cols-[1.5rem_repeat(7,minmax(0,1fr))] pt-16 text-center text-meta font-medium text-muted-foreground max-sm:-mx-4 pointer-coarse:-mx-4"
    >
      {calendarMessages.daysOfWeek.map((day) => (
        <span key={day} className="pb-2.75 first:col-start-2">
          {day}
        </span>
      ))}
      <span className={clsx('col-span-full', heights[weeks])} />
    </div>
  )
}
