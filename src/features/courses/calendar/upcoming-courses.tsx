import { useMemo, useRef } from 'react'
import { PartFailed } from '@/components/sections/part-failed'
import { PartBoundary } from '@/components/ui/part-boundary'
import { Spinner } from '@/components/ui/spinner'
import { CourseCalendar } from '@/features/courses/calendar/course-calendar'
import { CourseChoiceBar } from '@/features/courses/calendar/course-choice-bar'
import { CoursesJsonLd } from '@/features/courses/calendar/course-json-ld'
import { CourseList } from '@/features/courses/calendar/course-list'
import { CoursesFailed, CoursesOutdated } from '@/features/courses/calendar/courses-failed'
import { CoursesGrid } from '@/features/courses/calendar/courses-grid'
import { CoursesPlaceholder } from '@/features/courses/calendar/courses-placeholder'
import { CoursesWithoutScript } from '@/features/courses/calendar/courses-without-script'
import { NoCourses } from '@/features/courses/calendar/no-courses'
import { noCoursesWords } from '@/features/courses/calendar/no-courses-words'
import { PeriodHeading } from '@/features/courses/calendar/period-heading'
import { useCourseChoice } from '@/features/courses/calendar/use-course-choice'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import {
  comingCourses,
  courseCountByDate,
  coursesInMonth,
  coursesInWeek,
  indexByWeek,
  nextCourse,
} from '@/features/courses/domain/course-periods'
import { calendarMessages as messages } from '@/features/courses/model/public-messages'
import { usePublicCourses } from '@/features/courses/model/use-public-courses'

const NONE: readonly CourseEvent[] = []

/** 'Kommende kurser': the week calendar and the courses of the chosen week or month, or all (spec 2, 4 and 9). */
export function UpcomingCourses() {
  const { courses, readAt, now, isPending, isError, isSettled, refetch } = usePublicCourses()
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
  const isKnown = isSettled && !isError
  const next = nextCourse(coming, view === 'month' ? month : week)
  const { title, shown } = {
    week: { title: messages.weekHeading(week), shown: coursesInWeek(weeks, week.start) },
    month: { title: messages.monthHeading(month), shown: coursesInMonth(ofType, month) },
    all: { title: messages.allComing, shown: coming },
  }[view]

  return (
    <CoursesGrid
      type={type}
      className="from-address"
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
      {courses && <CoursesWithoutScript readAt={readAt} />}
      {isError && !courses && <CoursesFailed onRetry={retry} />}
      {isError && courses && <CoursesOutdated readAt={readAt} onRetry={retry} />}
      <PartBoundary>
        <CourseChoiceBar choice={choice} />
      </PartBoundary>
      {isKnown && choice.isLinkDead && <p className="mb-4.5">{messages.linkDead}</p>}
      <PeriodHeading
        ref={focusAfterRetry}
        title={isChosen ? title : messages.noDateChosen}
        count={isChosen && (isKnown || shown.length > 0) ? shown.length : undefined}
        choice={choice}
      />
      {isChosen && shown.length > 0 && (
        <PartBoundary fallback={<PartFailed />}>
          <CourseList
            key={view}
            courses={shown}
            now={now}
            isSettled={isSettled}
            linkedId={choice.linkedId}
          />
        </PartBoundary>
      )}
      {isChosen && shown.length === 0 && !isSettled && <StillUnknown />}
      {isChosen && shown.length === 0 && (isKnown || (isError && next)) && (
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

/** Where the list so far has no course: the build may not have known of one, or of any so far off or long past. */
function StillUnknown() {
  return (
    <>
      <p className="hidden noscript:block">{messages.empty.week.title}</p>
      <div className="noscript:hidden">
        <Spinner label={messages.loading} />
      </div>
    </>
  )
}
