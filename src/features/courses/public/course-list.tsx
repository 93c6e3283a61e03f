import { Fragment, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { Button } from '@/components/ui/button'
import { calendarMessages as messages } from '@/content/course-calendar'
import { courseCardId } from '@/features/courses/domain/course-link'
import { type DatedCourse, groupByMonth } from '@/features/courses/domain/course-periods'
import { otherDates } from '@/features/courses/domain/course-series'
import { CourseActions } from '@/features/courses/public/course-actions'
import { CourseEventCard } from '@/features/courses/public/course-event-card'
import type { LocalDate, LocalDateTime } from '@/lib/local-date'
import { moveFocus } from '@/lib/move-focus'

/** More than a month has; rendering all of a long list is noticeably slow. */
const STEP = 24

/** Courses as cards, a number at a time; all of them in print. */
export function CourseList({
  courses,
  hasAll = false,
  now,
  isSettled,
  linkedId,
}: {
  courses: readonly DatedCourse[]
  /** Whether these are all coming courses: each series once, and each month with a heading. */
  hasAll?: boolean
  now: LocalDateTime
  /** Whether the courses and their places are up to date. */
  isSettled: boolean
  /** The course that the page's address names. */
  linkedId: string | undefined
}) {
  const [limit, setLimit] = useState(STEP)
  const firstOfStep = useRef<HTMLHeadingElement>(null)
  const visible = courses.slice(0, limit)
  const groups: ReadonlyMap<LocalDate | undefined, readonly DatedCourse[]> = hasAll
    ? groupByMonth(visible)
    : new Map([[undefined, visible]])

  useEffect(() => {
    // Synchronously: the browser prints as soon as the handler returns.
    const showAll = () => flushSync(() => setLimit(Number.POSITIVE_INFINITY))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [])

  function showMore() {
    flushSync(() => setLimit(limit + STEP))
    // The button has moved or is gone.
    moveFocus(firstOfStep.current)
  }

  return (
    <>
      <div>
        {[...groups].map(([month, group]) => (
          <Fragment key={month ?? 'all'}>
            {month && (
              <h3 className="mt-7 mb-3 text-lg first:mt-0 first-letter:uppercase">
                {messages.month(month, now)}
              </h3>
            )}
            <ul className="grid gap-4">
              {group.map((course) => (
                <li key={course.id} id={courseCardId(course.id)} className="break-inside-avoid">
                  <PartBoundary isImportant>
                    <CourseEventCard
                      course={course}
                      now={now}
                      headingRef={course === courses[limit - STEP] ? firstOfStep : undefined}
                      isNext={hasAll}
                      isLinked={[course, ...(hasAll ? otherDates(course) : [])].some(
                        ({ id }) => id === linkedId,
                      )}
                      isSettled={isSettled}
                    >
                      <CourseActions course={course} now={now} isSettled={isSettled} />
                    </CourseEventCard>
                  </PartBoundary>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
      {courses.length > limit && (
        <Button variant="outline" className="mt-6 noscript:hidden print:hidden" onClick={showMore}>
          {messages.showMore}
        </Button>
      )}
    </>
  )
}
