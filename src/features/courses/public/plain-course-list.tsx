import { calendarMessages as messages } from '@/content/course-calendar'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { courseCardId } from '@/features/courses/domain/course-link'
import { dayAndTime } from '@/features/courses/domain/course-messages'
import { statusText } from '@/features/courses/public/course-badges'
import { formatLongDate } from '@/lib/local-date'

export const PLAIN_LIST_ID = 'alle-kurser'

/**
 * The coming courses as text, for readers without scripts, who cannot change the week. Browsers with scripts neither parse
 * nor hydrate it.
 * @param shown those with a card, and so with an element of their id already
 */
export function PlainCourseList({
  courses,
  shown,
}: {
  courses: readonly CourseEvent[]
  shown: readonly CourseEvent[]
}) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <>
          <h3 id={PLAIN_LIST_ID} className="mt-8 mb-3">
            {messages.allComing}
          </h3>
          <ul className="grid gap-3 wrap-anywhere">
            {courses.map((course) => (
              <li key={course.id} id={shown.includes(course) ? undefined : courseCardId(course.id)}>
                <strong>{course.title}</strong>
                <br />
                {[
                  statusText(course),
                  dayAndTime(
                    formatLongDate(course.date),
                    `${course.startTime} - ${course.endTime}`,
                  ),
                  course.location,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </noscript>
  )
}
