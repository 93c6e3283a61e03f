import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { type CourseEvent, isCancelled } from '@/features/courses/domain/course-event'
import { calendarMessages as messages } from '@/features/courses/public/public-messages'
import type { CalendarView } from '@/features/courses/public/use-calendar-view'

/**
 * The week or month of the courses below it, their number (spec 9), and the steps to the next period.
 * @param shown the courses; undefined while unknown
 */
export function PeriodHeading({
  ref,
  title,
  shown,
  calendar,
}: {
  ref: React.Ref<HTMLHeadingElement>
  title: string
  shown: readonly CourseEvent[] | undefined
  calendar: CalendarView
}) {
  return (
    <div className="mb-4.5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div aria-live="polite" className="contents">
        <h3 ref={ref} tabIndex={-1}>
          {title}
        </h3>
        {shown && (
          <span className="rounded-full bg-secondary px-3.5 py-1 text-meta font-semibold text-secondary-foreground">
            {messages.courseCount(shown.length, shown.filter(isCancelled).length)}
          </span>
        )}
      </div>
      {calendar.view !== 'all' && <PeriodSteps calendar={calendar} />}
    </div>
  )
}

/**
 * Buttons for the previous, current and next week or month.
 * @param calendar undefined while pending
 */
export function PeriodSteps({ calendar }: { calendar?: CalendarView }) {
  const isPending = calendar === undefined
  const steps = messages.steps[calendar?.view === 'month' ? 'month' : 'week']
  return (
    <div className="ml-auto flex items-center gap-2 noscript:hidden print:hidden">
      <IconButton
        label={steps.previous}
        hover="row"
        disabled={isPending}
        onClick={() => calendar?.step(-1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Button variant="outline" size="small" disabled={isPending} onClick={calendar?.chooseToday}>
        {messages.today}
      </Button>
      <IconButton
        label={steps.next}
        hover="row"
        disabled={isPending}
        onClick={() => calendar?.step(1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  )
}
