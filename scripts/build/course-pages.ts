import { coursePath } from '../../src/content/paths.ts'
import type { ComingCourseRows } from '../../src/features/courses/api/courses-in-page.ts'
import { courseOfPage } from '../../src/features/courses/domain/course-page.ts'
import { comingCourses } from '../../src/features/courses/domain/course-periods.ts'
import { readCourses, textIn } from '../../src/features/courses/domain/course-row.ts'
import { nowInCopenhagen } from '../../src/lib/copenhagen-time.ts'

/** The pages of coming courses with an HTML of their own; the browser renders those of the others. */
const MAX_PAGES = 300

/** The page of each of the nearest coming courses, by path, with the rows that it shows. */
export function coursePages({ rows, readAt }: ComingCourseRows): Map<string, ComingCourseRows> {
  const now = nowInCopenhagen(readAt)
  const { courses } = readCourses(rows)
  const coming = comingCourses(courses, now).slice(0, MAX_PAGES)
  return new Map(
    coming.map(({ id }) => {
      const { course, others } = courseOfPage(courses, id, now)
      const shown = new Set([id, ...[...(course?.series ?? []), ...others].map((one) => one.id)])
      const ofPage = rows.filter((row) => shown.has(textIn(row, 'id') ?? ''))
      return [coursePath(id), { rows: ofPage, readAt }]
    }),
  )
}
