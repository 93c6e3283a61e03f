import { calendarMessages } from '@/features/courses/model/public-messages'

/** The calendar's card, also while the calendar itself is on its way. */
export const calendarClasses =
  'course-calendar rounded-lg bg-card p-5 pb-4.5 shadow-paper max-md:max-w-md print:hidden'
/** The calendar at the left with what belongs to it below, the courses at the right. */
export const coursesGridClasses =
  'grid items-start gap-[clamp(1.5rem,3.5vw,3.25rem)] md:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,24.5rem)_minmax(0,1fr)] md:grid-rows-[auto_1fr] print:block'

/** What the marks in the calendar mean (Specification 9, Calendar). */
export function CalendarLegend() {
  return (
    <p className="mt-3 flex flex-wrap gap-x-5.5 gap-y-1 border-t border-border pt-3 text-meta text-muted-foreground">
      <span className="inline-flex items-center gap-2">
        <span
          aria-hidden
          className="h-[1.05rem] w-6 rounded-[0.4rem] border-2 border-primary bg-week"
        />
        {calendarMessages.legendChosenWeek}
      </span>
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="legend-day relative font-extrabold text-foreground">
          14
        </span>
        {calendarMessages.legendDaysWithCourses}
      </span>
    </p>
  )
}
