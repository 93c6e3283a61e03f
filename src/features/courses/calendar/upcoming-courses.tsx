import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { coursesGridClasses } from '@/features/courses/calendar/calendar-legend'
import { CalendarSubscription } from '@/features/courses/calendar/calendar-subscription'
import { CourseCalendar } from '@/features/courses/calendar/course-calendar'
import { CourseChoiceBar, PeriodSteps } from '@/features/courses/calendar/course-choice-bar'
import { CourseList } from '@/features/courses/calendar/course-list'
import { coursesInMonth, monthHeading } from '@/features/courses/calendar/course-month'
import { CoursesJsonLd } from '@/features/courses/calendar/courses-json-ld'
import { CoursesNotice, StaleNotice } from '@/features/courses/calendar/courses-notice'
import { CoursesPlaceholder } from '@/features/courses/calendar/courses-placeholder'
import { NoCourses } from '@/features/courses/calendar/no-courses'
import { useCourseChoice } from '@/features/courses/calendar/use-course-choice'
import type { CourseEvent } from '@/features/courses/model/course-event'
import { publicCoursesQuery } from '@/features/courses/model/course-list-query'
import {
  comingCourses,
  courseCountByDate,
  courseCountLabel,
  coursesInWeek,
  indexByWeek,
  nextCourse,
  weekHeading,
} from '@/features/courses/model/course-week'
import type { CourseDatabase } from '@/features/courses/model/list-course-rows'
import { calendarMessages as messages } from '@/features/courses/model/public-messages'
import { useToday } from '@/lib/use-today'

const NONE: readonly CourseEvent[] = []

/** 'Kommende kurser': the week calendar and the courses of the chosen week or month, or all (Specification 2, 4 and 9). */
export function UpcomingCourses({ database }: { database: CourseDatabase }) {
  const {
    data: courses,
    dataUpdatedAt,
    isPending,
    isError,
    refetch,
  } = useQuery(publicCoursesQuery(database))
  const today = useToday()
  const choice = useCourseChoice(courses ?? NONE, today)
  const { view, type, week, month, chosenDate } = choice
  const heading = useRef<HTMLHeadingElement>(null)
  const isRetrying = useRef(false)

  const ofType = useMemo(
    () => (type ? courses?.filter((course) => course.type === type) : courses) ?? NONE,
    [courses, type],
  )
  const weeks = useMemo(() => indexByWeek(ofType), [ofType])
  const courseCounts = useMemo(() => courseCountByDate(ofType), [ofType])
  const coming = useMemo(() => comingCourses(ofType, today), [ofType, today])

  async function retry() {
    isRetrying.current = true
    const { data, isError: hasFailed } = await refetch()
    // What is on the screen stays, and with it the button that has the focus.
    if (data && hasFailed) isRetrying.current = false
  }

  // The button has gone with the focus: for good, or while the spinner stands in for all of this.
  function focusAfterRetry(element: HTMLHeadingElement | null) {
    heading.current = element
    if (!element || !isRetrying.current) return
    isRetrying.current = false
    element.focus()
  }

  /** For buttons that go away with what they change. */
  function leaveTo(choose: () => void) {
    choose()
    heading.current?.focus()
  }

  if (isPending) return <CoursesPlaceholder />

  const isChosen = view !== 'week' || chosenDate !== undefined
  const next = nextCourse(coming, view === 'month' ? month : week)
  const noneComing = type ? messages.noneComingOfType : messages.noneComing
  const { title, shown, none, help } = {
    week: {
      title: weekHeading(week),
      shown: coursesInWeek(weeks, week.start),
      none: messages.emptyWeek,
      help: messages.emptyWeekHelp,
    },
    month: {
      title: monthHeading(month),
      shown: coursesInMonth(ofType, month),
      none: messages.emptyMonth,
      help: messages.emptyMonthHelp,
    },
    all: { title: messages.allComing, shown: coming, none: noneComing, help: undefined },
  }[view]

  return (
    <div className={coursesGridClasses}>
      {courses && <CoursesJsonLd courses={courses} today={today} />}
      <CourseCalendar
        today={today}
        choice={choice.key}
        chosenDate={chosenDate}
        view={view}
        onChooseDate={choice.chooseDate}
        courseCounts={courseCounts}
      />
      <div className="md:row-span-2">
        {isError && !courses && <CoursesNotice onRetry={retry} />}
        {isError && courses && <StaleNotice readAt={dataUpdatedAt} today={today} onRetry={retry} />}
        <CourseChoiceBar choice={choice} />
        {courses && choice.isLinkDead && <p className="mb-4.5">{messages.linkDead}</p>}
        <div className="mb-4.5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <div aria-live="polite" className="contents">
            <h3 ref={focusAfterRetry} tabIndex={-1}>
              {isChosen ? title : messages.noDateChosen}
            </h3>
            {courses && isChosen && (
              <span className="rounded-full bg-secondary px-3.5 py-1 text-meta font-semibold text-secondary-foreground">
                {courseCountLabel(shown.length)}
              </span>
            )}
          </div>
          {view !== 'all' && <PeriodSteps choice={choice} />}
        </div>
        {courses && isChosen && shown.length > 0 && (
          <CourseList key={view} courses={shown} today={today} linkedId={choice.linkedId} />
        )}
        {courses && isChosen && shown.length === 0 && (
          <NoCourses
            title={none}
            help={next || view === 'all' ? help : noneComing}
            next={next}
            onGoToNext={({ date }) => leaveTo(() => choice.chooseDate(date))}
            onShowAllTypes={type ? () => leaveTo(() => choice.chooseType(undefined)) : undefined}
          />
        )}
      </div>
      <CalendarSubscription type={type} />
    </div>
  )
}
