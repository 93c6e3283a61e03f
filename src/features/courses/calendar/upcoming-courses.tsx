import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { PartFailed } from '@/components/sections/part-failed'
import { PartBoundary } from '@/components/ui/part-boundary'
import { CourseCalendar } from '@/features/courses/calendar/course-calendar'
import { CourseChoiceBar } from '@/features/courses/calendar/course-choice-bar'
import { CoursesJsonLd } from '@/features/courses/calendar/course-json-ld'
import { CourseList } from '@/features/courses/calendar/course-list'
import { coursesInMonth, monthHeading } from '@/features/courses/calendar/course-month'
import { CoursesFailed, CoursesOutdated } from '@/features/courses/calendar/courses-failed'
import { CoursesGrid } from '@/features/courses/calendar/courses-grid'
import { CoursesPlaceholder } from '@/features/courses/calendar/courses-placeholder'
import { NoCourses } from '@/features/courses/calendar/no-courses'
import { noCoursesWords } from '@/features/courses/calendar/no-courses-words'
import { PeriodHeading } from '@/features/courses/calendar/period-heading'
import { useCourseChoice } from '@/features/courses/calendar/use-course-choice'
import type { CourseEvent } from '@/features/courses/model/course-event'
import { publicCoursesQuery } from '@/features/courses/model/course-list-query'
import {
  comingCourses,
  courseCountByDate,
  coursesInWeek,
  indexByWeek,
  nextCourse,
  weekHeading,
} from '@/features/courses/model/course-week'
import type { CourseDatabase } from '@/features/courses/model/list-course-rows'
import { calendarMessages as messages } from '@/features/courses/model/public-messages'
import { useCourseClock } from '@/features/courses/model/use-course-clock'

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
  const now = useCourseClock(courses ?? NONE)
  const today = now.slice(0, 'YYYY-MM-DD'.length)
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
  const coming = useMemo(() => comingCourses(ofType, now), [ofType, now])

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
  const { title, shown } = {
    week: { title: weekHeading(week), shown: coursesInWeek(weeks, week.start) },
    month: { title: monthHeading(month), shown: coursesInMonth(ofType, month) },
    all: { title: messages.allComing, shown: coming },
  }[view]

  return (
    <CoursesGrid
      type={type}
      calendar={
        <PartBoundary fallback={<PartFailed />}>
          <CourseCalendar
            today={today}
            choice={choice.key}
            chosenDate={chosenDate}
            view={view}
            onChooseDate={choice.chooseDate}
            courseCounts={courseCounts}
          />
        </PartBoundary>
      }
    >
      {courses && (
        <PartBoundary>
          <CoursesJsonLd courses={courses} now={now} />
        </PartBoundary>
      )}
      {isError && !courses && <CoursesFailed onRetry={retry} />}
      {isError && courses && (
        <CoursesOutdated readAt={dataUpdatedAt} today={today} onRetry={retry} />
      )}
      <PartBoundary>
        <CourseChoiceBar choice={choice} />
      </PartBoundary>
      {courses && choice.isLinkDead && <p className="mb-4.5">{messages.linkDead}</p>}
      <PeriodHeading
        ref={focusAfterRetry}
        title={isChosen ? title : messages.noDateChosen}
        count={courses && isChosen ? shown.length : undefined}
        choice={choice}
      />
      {courses && isChosen && shown.length > 0 && (
        <PartBoundary fallback={<PartFailed />}>
          <CourseList key={view} courses={shown} now={now} linkedId={choice.linkedId} />
        </PartBoundary>
      )}
      {courses && isChosen && shown.length === 0 && (
        <NoCourses
          {...noCoursesWords(view, { hasNext: next !== undefined, isOfType: type !== undefined })}
          next={next}
          onGoToNext={({ date }) => leaveTo(() => choice.chooseDate(date))}
          onShowAllTypes={type ? () => leaveTo(() => choice.chooseType(undefined)) : undefined}
        />
      )}
    </CoursesGrid>
  )
}
