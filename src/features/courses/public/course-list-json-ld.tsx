import { JsonLd, type StructuredData } from '@/components/head/structured-data'
import { coursePath } from '@/content/paths'
import { absoluteUrl } from '@/content/site'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { comingCourses } from '@/features/courses/domain/course-periods'
import type { LocalDateTime } from '@/lib/local-date'

/** Limits the weight of a full calendar in the document. */
const MAX_ITEMS = 50

/** The pages of the coming courses for search engines, which want each event on a page of its own. */
export function CourseListJsonLd({
  courses,
  now,
}: {
  courses: readonly CourseEvent[]
  now: LocalDateTime
}) {
  return <JsonLd data={courseList(courses, now)} />
}

export function courseList(courses: readonly CourseEvent[], now: LocalDateTime): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: comingCourses(courses, now)
      .slice(0, MAX_ITEMS)
      .map(({ id }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absoluteUrl(coursePath(id)),
      })),
  }
}
