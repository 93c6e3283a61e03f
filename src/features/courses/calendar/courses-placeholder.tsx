import { Spinner } from '@/components/ui/spinner'
import {
  CalendarLegend,
  calendarClasses,
  coursesGridClasses,
} from '@/features/courses/calendar/calendar-legend'
import { CalendarSubscription } from '@/features/courses/calendar/calendar-subscription'
import { CourseChoiceBar, PeriodSteps } from '@/features/courses/calendar/course-choice-bar'
import { MonthPlaceholder } from '@/features/courses/calendar/month-placeholder'
import { toCalendarDate } from '@/features/courses/model/calendar-date'
import { calendarMessages } from '@/features/courses/model/public-messages'
import { useToday } from '@/lib/use-today'

/** Keeps the place of the calendar and its courses until both are there, so that nothing below them moves. */
export function CoursesPlaceholder() {
  const today = useToday()
  return (
    <>
      <p className="hidden noscript:block">{calendarMessages.withoutScript}</p>
      <div className={`${coursesGridClasses} noscript:hidden`}>
        <div aria-hidden className={calendarClasses}>
          <MonthPlaceholder month={toCalendarDate(today)} />
          <CalendarLegend />
        </div>
        <div className="md:row-span-2">
          <CourseChoiceBar />
          <div className="flex">
            <PeriodSteps />
          </div>
          <Spinner label={calendarMessages.loading} />
        </div>
        <CalendarSubscription />
      </div>
    </>
  )
}
