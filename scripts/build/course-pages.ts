import { coursePath } from '../../src/content/paths.ts'
import { courseShareImagePath } from '../../src/content/share-images.ts'
import type { ComingCourseRows } from '../../src/features/courses/api/courses-in-page.ts'
import type { CourseEvent } from '../../src/features/courses/domain/course-event.ts'
import { dayAndTime } from '../../src/features/courses/domain/course-messages.ts'
import { courseOfPage } from '../../src/features/courses/domain/course-page.ts'
import { comingCourses } from '../../src/features/courses/domain/course-periods.ts'
import { readCourses } from '../../src/features/courses/domain/course-row.ts'
import { nowInCopenhagen } from '../../src/lib/copenhagen-time.ts'
import { textIn } from '../../src/lib/fields-of.ts'
import { formatLongDate } from '../../src/lib/local-date.ts'
import { createCourseShareImages } from '../assets/course-share-image.ts'
import { MAX_PAGES } from './coming-courses.ts'

export type CoursePage = {
  readonly course: CourseEvent
  readonly path: string
  /** The rows that the page shows. */
  readonly coming: ComingCourseRows
}

/** The pages of the nearest coming courses. */
export function coursePages({ rows, readAt }: ComingCourseRows): CoursePage[] {
  const now = nowInCopenhagen(readAt)
  const { courses } = readCourses(rows)
  return comingCourses(courses, now)
    .slice(0, MAX_PAGES)
    .map((course) => {
      const { course: { series = [] } = {}, others } = courseOfPage(courses, course.id, now)
      const shown = new Set([course, ...series, ...others].map(({ id }) => id))
      const ofPage = rows.filter((row) => shown.has(textIn(row, 'id') ?? ''))
      return { course, path: coursePath(course.id), coming: { rows: ofPage, readAt } }
    })
}

/** The images for shared links of these pages, by file name. */
export async function courseShareImages(
  pages: readonly CoursePage[],
): Promise<Record<string, Buffer>> {
  if (pages.length === 0) return {}
  const draw = await createCourseShareImages()
  const files = pages.map(async ({ course }) => {
    const { id, title, date, startTime, endTime, location } = course
    const hours = `${startTime}-${endTime}`.replaceAll(':', '.')
    const day = dayAndTime(formatLongDate(date), hours)
    return [courseShareImagePath(id).slice(1), await draw({ title, day, place: location })] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
