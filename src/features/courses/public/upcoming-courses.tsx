import { useDeferredValue, useMemo, useRef } from 'react'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { Spinner } from '@/components/ui/spinner'
import { calendarMessages as messages } from '@/content/course-calendar'
import {
  comingCourses,
  coursesIn,
  coursesMovedFrom,
  nextCourse,
} from '@/features/courses/domain/course-periods'
import { oncePerSeries } from '@/features/courses/domain/course-series'
import {
  PeriodHeading,
  TypeControls,
  ViewControls,
} from '@/features/courses/public/calendar-controls'
import { CourseCalendar } from '@/features/courses/public/course-calendar'
import { CourseList } from '@/features/courses/public/course-list'
import { CourseListJsonLd } from '@/features/courses/public/course-list-json-ld'
import {
  CoursesFailed,
  CoursesWithoutScript,
  MovedAway,
  NoCourses,
} from '@/features/courses/public/course-notices'
import { CoursesGrid, CoursesPlaceholder } from '@/features/courses/public/courses-grid'
import { PlainCourseList } from '@/features/courses/public/plain-course-list'
import { usePublicCourses } from '@/features/courses/public/public-courses'
import { useCalendarView } from '@/features/courses/public/use-calendar-view'
import { dateOf } from '@/lib/local-date'

/** 'Kommende kurser': the week calendar and the courses of the chosen week or month, or all (spec 2, 4 and 9). */
export function UpcomingCourses() {
  const list = usePublicCourses()
  // New courses are rendered after the next ones, which are on the screen already, and in pieces: a long list takes long.
  return useDeferredValue(<CalendarAndList {...list} />)
}

function CalendarAndList({
  courses,
  readAt,
  now,
  state,
  refetch,
}: ReturnType<typeof usePublicCourses>) {
  const today = dateOf(now)
  const calendar = useCalendarView(courses ?? [], today)
  const { view, type, week, month, chosenDate } = calendar
  const heading = useRef<HTMLHeadingElement>(null)
  const isRetrying = useRef(false)

  const ofType = useMemo(
    () => (type ? courses?.filter((course) => course.type === type) : courses) ?? [],
    [courses, type],
  )
  const coming = useMemo(() => comingCourses(ofType, now), [ofType, now])

  async function retry() {
    isRetrying.current = true
    const { data, isError: hasFailed } = await refetch()
    // The courses on the screen stay, and with them the focused button.
    if (data && hasFailed) isRetrying.current = false
  }

  // Called with each render. The focused button is gone, for good or while the spinner replaces all of this.
  function focusAfterRetry(element: HTMLHeadingElement | null) {
    heading.current = element
    if (!element || !isRetrying.current) return
    isRetrying.current = false
    element.focus()
  }

  /** For buttons that disappear with their own action. */
  function thenFocusHeading(choose: () => void) {
    choose()
    heading.current?.focus()
  }

  if (state === 'pending') return <CoursesPlaceholder />

  const isChosen = view !== 'week' || chosenDate !== undefined
  const period = view === 'month' ? month : week
  const next = nextCourse(coming, period)
  const shown = view === 'all' ? oncePerSeries(coming) : coursesIn(ofType, period)
  const title = {
    week: messages.weekHeading(week),
    month: messages.monthHeading(month),
    all: messages.allComing,
  }[view]

  return (
    <CoursesGrid
      type={type}
      className="from-address"
      controls={
        <PartBoundary>
          <ViewControls calendar={calendar} />
        </PartBoundary>
      }
      calendar={
        <PartBoundary isImportant>
          <CourseCalendar today={today} calendar={calendar} courses={ofType} />
        </PartBoundary>
      }
    >
      {courses && (
        <PartBoundary>
          <CourseListJsonLd courses={courses} now={now} />
        </PartBoundary>
      )}
      {courses && <CoursesWithoutScript readAt={readAt} />}
      {state === 'failed' && <CoursesFailed readAt={courses && readAt} onRetry={retry} />}
      <PartBoundary>
        <TypeControls calendar={calendar} />
      </PartBoundary>
      <PeriodHeading
        ref={focusAfterRetry}
        title={isChosen ? title : messages.noDateChosen}
        shown={isChosen && (state === 'current' || shown.length > 0) ? shown : undefined}
        calendar={calendar}
      />
      {isChosen && view !== 'all' && (
        <PartBoundary>
          <MovedAway courses={coursesMovedFrom(ofType, period)} />
        </PartBoundary>
      )}
      {isChosen && shown.length > 0 && (
        <PartBoundary isImportant>
          <CourseList
            key={view}
            courses={shown}
            hasAll={view === 'all'}
            now={now}
            isSettled={state !== 'stale'}
            linkedId={calendar.linkedId}
          />
        </PartBoundary>
      )}
      {isChosen && shown.length === 0 && state === 'stale' && <StillLoading />}
      {isChosen && shown.length === 0 && (state === 'current' || (state === 'failed' && next)) && (
        <NoCourses
          view={view}
          next={next}
          onGoToNext={({ date }) => thenFocusHeading(() => calendar.chooseDate(date))}
          onShowAllTypes={
            type ? () => thenFocusHeading(() => calendar.chooseType(undefined)) : undefined
          }
        />
      )}
      {coming.length > 0 && <PlainCourseList courses={coming} shown={shown} now={now} />}
    </CoursesGrid>
  )
}

/** No course so far: the build may have known of none, or left out distant and past ones. */
function StillLoading() {
  return (
    <>
      <p className="hidden noscript:block">{messages.empty.week.title}</p>
      <div className="noscript:hidden">
        <Spinner label={messages.loading} />
      </div>
    </>
  )
}
