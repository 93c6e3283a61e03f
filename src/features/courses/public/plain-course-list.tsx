import { courseCardMessages, calendarMessages as messages } from '@/content/course-calendar'
import { type CourseEvent, isPast, takesPlace } from '@/features/courses/domain/course-event'
import { courseCardId } from '@/features/courses/domain/course-link'
import { dayAndTime, priceText } from '@/features/courses/domain/course-messages'
import { type InSeries, oncePerSeries } from '@/features/courses/domain/course-series'
import { statusText } from '@/features/courses/public/course-badges'
import { formatLongDate, type LocalDateTime } from '@/lib/local-date'

export const PLAIN_LIST_ID = 'alle-kurser'

/**
 * The coming courses as text, each series once with all of its dates, for readers without scripts, who cannot change the
 * week. Browsers with scripts neither parse nor hydrate it.
 * @param shown those with a card, and so with an element of their id already
 */
export function PlainCourseList({
  courses,
  shown,
  now,
}: {
  courses: readonly InSeries[]
  shown: readonly CourseEvent[]
  now: LocalDateTime
}) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <>
          <h3 id={PLAIN_LIST_ID} className="mt-8 mb-3">
            {messages.allComing}
          </h3>
          <ul className="grid gap-3 wrap-anywhere">
            {oncePerSeries(courses).map((course) => (
              <li key={course.id}>
                <strong>{course.title}</strong>
                {(course.series ?? [course]).map((date) => (
                  <div
                    key={date.id}
                    id={shown.some(({ id }) => id === date.id) ? undefined : courseCardId(date.id)}
                  >
                    {lineOf(date, now)}
                  </div>
                ))}
                {priceText(course)}
              </li>
            ))}
          </ul>
        </>
      )}
    </noscript>
  )
}

/** When and where, after 'Aflyst', 'Afholdt' and the like. */
function lineOf(course: CourseEvent, now: LocalDateTime): string {
  const { date, startTime, endTime, location } = course
  const status =
    takesPlace(course) && isPast(course, now) ? courseCardMessages.past : statusText(course)
  return [status, dayAndTime(formatLongDate(date), `${startTime} - ${endTime}`), location]
    .filter(Boolean)
    .join(', ')
}
