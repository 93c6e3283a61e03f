import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PartFailed } from '@/components/sections/part-failed'
import { Button } from '@/components/ui/button'
import { PartBoundary } from '@/components/ui/part-boundary'
import { CourseActions } from '@/features/courses/calendar/course-actions'
import { CourseEventCard } from '@/features/courses/calendar/course-event-card'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { courseCardId } from '@/features/courses/domain/course-link'
import { calendarMessages as messages } from '@/features/courses/model/public-messages'
import type { LocalDateTime } from '@/lib/local-date'
import { moveFocus } from '@/lib/move-focus'

/** A year of courses or more; beyond that, drawing them all takes long enough to be felt. */
const STEP = 50

/** Courses as cards, the first of them at once and more at a time on request; on paper all of them. */
export function CourseList({
  courses,
  now,
  isSettled,
  linkedId,
}: {
  courses: readonly CourseEvent[]
  now: LocalDateTime
  /** Whether it is known that the courses and their places are still there. */
  isSettled: boolean
  /** The course that a link has led to. */
  linkedId: string | undefined
}) {
  const [limit, setLimit] = useState(STEP)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    // The browser takes its picture of the page as soon as this is done.
    const showAll = () => flushSync(() => setLimit(Number.POSITIVE_INFINITY))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [])

  function showMore() {
    flushSync(() => setLimit(limit + STEP))
    // The button has moved on or gone.
    moveFocus(list.current?.children[limit]?.querySelector('h4') ?? null)
  }

  return (
    <>
      <ul ref={list} className="grid gap-4">
        {courses.slice(0, limit).map((course) => (
          <li key={course.id} id={courseCardId(course.id)} className="break-inside-avoid">
            <PartBoundary fallback={<PartFailed />}>
              <CourseEventCard
                course={course}
                now={now}
                isLinked={course.id === linkedId}
                isSettled={isSettled}
              >
                <CourseActions course={course} now={now} isSettled={isSettled} />
              </CourseEventCard>
            </PartBoundary>
          </li>
        ))}
      </ul>
      {courses.length > limit && (
        <Button variant="outline" className="mt-6 noscript:hidden print:hidden" onClick={showMore}>
          {messages.showMore}
        </Button>
      )}
    </>
  )
}
