import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { IconButton } from '@/components/ui/icon-button'
import { calendarMessages as messages } from '@/content/course-calendar'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { readCalendarUrl, VIEW_MODES } from '@/features/courses/public/calendar-url'
import type { CalendarView } from '@/features/courses/public/use-calendar-view'

/** Below the heading of the courses; not above the list of all, where no day is chosen. */
export function CalendarLead({ text }: { text: string }) {
  if (readCalendarUrl(useLocation().search).view === 'all') return null
  return (
    <p className="mt-3.5 mb-1 text-lead text-muted-foreground md:col-span-2 md:mb-0 print:hidden">
      {text}
    </p>
  )
}

/**
 * Buttons for the view: week, month, all.
 * @param calendar undefined while pending
 */
export function ViewControls({ calendar }: { calendar?: CalendarView }) {
  return (
    <Group label={messages.views.label}>
      {VIEW_MODES.map((view) => (
        <Button
          key={view}
          variant={view === calendar?.view ? 'primary' : 'outline'}
          size="small"
          disabled={!calendar}
          aria-pressed={calendar && view === calendar.view}
          onClick={() => calendar?.chooseView(view)}
        >
          {messages.views[view]}
        </Button>
      ))}
    </Group>
  )
}

/** Chips for the type of course; with a single type there is nothing to choose. */
export function TypeControls({ calendar }: { calendar: CalendarView }) {
  if (calendar.types.length < 2) return null
  return (
    <Group label={messages.types.label} className="mb-6">
      {[undefined, ...calendar.types].map((type) => (
        <Chip
          key={type ?? 'all'}
          label={type === undefined ? messages.types.all : courseTypeInfo(type).publicLabel}
          isChosen={type === calendar.type}
          onChoose={() => calendar.chooseType(type)}
        />
      ))}
    </Group>
  )
}

function Group({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <fieldset className={clsx('flex flex-wrap gap-2 noscript:hidden print:hidden', className)}>
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}

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
            {messages.courseCount(shown)}
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
