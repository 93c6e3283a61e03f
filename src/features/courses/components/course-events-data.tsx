import { JsonLd } from '@/components/head/json-ld'
import type { CourseEvent } from '@/features/courses/course-event'
import { courseEventsData } from '@/features/courses/course-event-data'
import type { LocalDate } from '@/lib/local-date'

/** Tells search engines about the courses from today on. */
export function CourseEventsData({
  courses,
  today,
}: {
  courses: readonly CourseEvent[]
  today: LocalDate
}) {
  return <JsonLd data={courseEventsData(courses, today)} />
}
