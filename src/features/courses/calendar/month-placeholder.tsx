import { clsx } from 'clsx'
import { differenceInCalendarISOWeeks, endOfMonth, startOfMonth } from 'date-fns'
import { calendarMessages } from '@/features/courses/model/public-messages'

/** By how many weeks a month touches: as high as so many rows of days. */
const heights: Readonly<Record<number, string>> = { 4: 'h-52', 5: 'h-65', 6: 'h-78' }

/** Keeps the place of a month whose days are on their way: as high as course-calendar.css makes it. */
export function MonthPlaceholder({ month }: { month: Date }) {
  const weeks = differenceInCalendarISOWeeks(endOfMonth(month), startOfMonth(month)) + 1
  return (
    <div
      aria-hidden
      className="grid grid-cols-[1.5rem_repeat(7,minmax(0,1fr))] pt-[3.97rem] text-center text-meta font-medium text-muted-foreground max-[30rem]:-mx-4 pointer-coarse:-mx-4"
    >
      {calendarMessages.daysOfWeek.map((day) => (
        <span key={day} className="pb-[0.715rem] first:col-start-2">
          {day}
        </span>
      ))}
      <span className={clsx('col-span-full', heights[weeks])} />
    </div>
  )
}
