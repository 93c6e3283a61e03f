import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Illustration } from '@/components/ui/illustration'
import { coursesGridClasses } from '@/features/courses/components/calendar-legend'
import { CourseCalendar } from '@/features/courses/components/course-calendar'
import { CourseEventCard } from '@/features/courses/components/course-event-card'
import { CourseEventsData } from '@/features/courses/components/course-events-data'
import { CoursesPlaceholder } from '@/features/courses/components/courses-placeholder'
import type { CourseDatabase } from '@/features/courses/course-events-api'
import { publicCoursesQuery } from '@/features/courses/course-events-queries'
import {
  courseCountByDate,
  courseCountLabel,
  coursesInWeek,
  indexByWeek,
  isoWeekOf,
  weekHeading,
} from '@/features/courses/course-week'
import { calendarMessages } from '@/features/courses/public-messages'
import type { LocalDate } from '@/lib/local-date'
import { useToday } from '@/lib/use-today'

/** 'Kommende kurser': the week calendar and the chosen week's courses (Specification 2, 4 and 9). */
export function UpcomingCourses({ database }: { database: CourseDatabase }) {
  const { data: courses, isPending, isError, refetch } = useQuery(publicCoursesQuery(database))
  const today = useToday()
  const isRetrying = useRef(false)
  const [choice, setChoice] = useState<{ date: LocalDate | undefined }>()
  const chosenDate = choice ? choice.date : today
  const weeks = useMemo(() => indexByWeek(courses ?? []), [courses])
  const courseCounts = useMemo(() => courseCountByDate(courses ?? []), [courses])

  function retry() {
    isRetrying.current = true
    void refetch()
  }

  // While it loads, the spinner stands in for all of this, and the button has gone with the focus.
  function focusAfterRetry(heading: HTMLHeadingElement | null) {
    if (!heading || !isRetrying.current) return
    isRetrying.current = false
    heading.focus()
  }

  if (isPending) return <CoursesPlaceholder />

  const week = chosenDate === undefined ? undefined : isoWeekOf(chosenDate)
  const weekCourses = chosenDate === undefined ? [] : coursesInWeek(weeks, chosenDate)

  return (
    <div className={coursesGridClasses}>
      {courses && <CourseEventsData courses={courses} today={today} />}
      <CourseCalendar
        today={today}
        chosenDate={chosenDate}
        onChooseDate={(date) => setChoice({ date })}
        courseCounts={courseCounts}
      />
      <div>
        {isError && (
          <div className="mb-4.5 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-destructive-tint px-5 py-4 text-destructive">
            <p>{calendarMessages.loadFailed}</p>
            <Button variant="outline" size="small" onClick={retry}>
              {calendarMessages.retry}
            </Button>
          </div>
        )}
        <div
          aria-live="polite"
          className="mb-4.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
        >
          <h3 ref={focusAfterRetry} tabIndex={-1}>
            {week ? weekHeading(week) : calendarMessages.noDateChosen}
          </h3>
          {week && courses && (
            <span className="rounded-full bg-secondary px-3.5 py-1 text-meta font-semibold text-secondary-foreground">
              {courseCountLabel(weekCourses.length)}
            </span>
          )}
        </div>
        {weekCourses.length > 0 && (
          <ul className="grid gap-4">
            {weekCourses.map((course) => (
              <li key={course.id}>
                <CourseEventCard course={course} today={today} />
              </li>
            ))}
          </ul>
        )}
        {week && courses && weekCourses.length === 0 && (
          <div className="grid justify-items-center rounded-lg bg-card px-4 pt-6 pb-8 text-center shadow-paper">
            <Illustration name="empty" className="aspect-video w-60" />
            <p className="mt-2 font-display text-xl font-semibold">{calendarMessages.emptyWeek}</p>
            <p className="mt-1.5 text-muted-foreground">{calendarMessages.emptyWeekHelp}</p>
          </div>
        )}
      </div>
    </div>
  )
}
