import { JsonLd } from '@/components/head/json-ld'
import { coursesJsonLd } from '@/features/courses/calendar/course-json-ld'
import type { CourseEvent } from '@/features/courses/model/course-event'
import type { LocalDate } from '@/lib/local-date'

/** Tells search engines about the courses from today on. */
export function CoursesJsonLd({
  courses,
  today,
}: {
  courses: readonly CourseEvent[]
  today: LocalDate
}) {
  return <JsonLd data={coursesJsonLd(courses, today)} />
}
