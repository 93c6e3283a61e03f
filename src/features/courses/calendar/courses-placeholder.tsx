import { Spinner } from '@/components/ui/spinner'
import { CalendarCard } from '@/features/courses/calendar/calendar-card'
import { CourseChoiceBar } from '@/features/courses/calendar/course-choice-bar'
import { CoursesGrid } from '@/features/courses/calendar/courses-grid'
import { MonthPlaceholder } from '@/features/courses/calendar/month-placeholder'
import { PeriodSteps } from '@/features/courses/calendar/period-steps'
import { toCalendarDate } from '@/features/courses/domain/calendar-date'
import { calendarMessages } from '@/features/courses/model/public-messages'
import { useToday } from '@/lib/use-today'

/** Keeps the place of the calendar and its courses until both are there, so that nothing below them moves. */
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
        <CourseChoiceBar />
        <div className="flex">
          <PeriodSteps />
        </div>
        <Spinner label={calendarMessages.loading} />
      </CoursesGrid>
    </>
  )
}
