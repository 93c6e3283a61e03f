import { Spinner } from '@/components/ui/spinner'
import {
  CalendarLegend,
  calendarClasses,
  coursesGridClasses,
} from '@/features/courses/calendar/calendar-legend'
import { CalendarSubscription } from '@/features/courses/calendar/calendar-subscription'
import { CourseChoiceBar, PeriodSteps } from '@/features/courses/calendar/course-choice-bar'
import { calendarMessages } from '@/features/courses/model/public-messages'

/** Keeps the place of the calendar and its courses until both are there, so that nothing below them moves. */
export function CoursesPlaceholder() {
  return (
    <>
      <p className="hidden noscript:block">{calendarMessages.withoutScript}</p>
      <div className={`${coursesGridClasses} noscript:hidden`}>
        <div aria-hidden className={calendarClasses}>
          <div className="grid min-h-88 grid-cols-[1.5rem_repeat(7,minmax(0,1fr))] content-start pt-16 text-center text-meta font-medium text-muted-foreground max-[30rem]:-mx-4 pointer-coarse:-mx-4">
            {calendarMessages.daysOfWeek.map((day) => (
              <span key={day} className="first:col-start-2">
                {day}
              </span>
            ))}
          </div>
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
