import { calendarMessages } from '@/features/courses/public/public-messages'

/** The card around a calendar or its placeholder, with the legend. */
export function CalendarCard({ children, ...props }: React.ComponentProps<'div'>) {
  return (
    <div
      className="course-calendar rounded-lg bg-card p-5 pb-4.5 shadow-paper max-md:max-w-md print:hidden"
      {...props}
    >
      {children}
      <Legend />
    </div>
  )
}

/** The meaning of the calendar's marks (spec 9, Calendar). */
function Legend() {
  return (
    <p className="mt-3 flex flex-wrap gap-x-5.5 gap-y-1 border-t border-border pt-3 text-meta text-muted-foreground">
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="h-4.25 w-6 rounded-[0.4rem] border-2 border-primary bg-week" />
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
