import { queryOptions } from '@tanstack/react-query'
import { courseIdIn, coursePath } from '@/content/paths'
import { type CourseDatabase, rowsOf, validCourses } from '@/features/courses/api/course-events'
import { courseKeys, publicDatabase } from '@/features/courses/api/course-queries'
import type { CoursesInPage } from '@/features/courses/api/courses-in-page'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { courseOfPage } from '@/features/courses/domain/course-page'
import { readCourses } from '@/features/courses/domain/course-row'
import { withRequestTimeout } from '@/lib/backend-request'
import { nowInCopenhagen, todayInCopenhagen } from '@/lib/copenhagen-time'

/** Coming courses of a response: more than the dates of a series, which are shown once. */
const MAX_COMING = 50

/**
 * The courses of the page of one: itself, its series, and coming ones. It begins with those of the document or of the whole
 * list, and is fetched again each time the page is opened.
 * @param inPage the courses in the document
 * @param cached the whole list, where it is in the cache, and when it was read
 */
export function coursePageQuery(
  id: string,
  inPage: CoursesInPage | undefined,
  cached: CoursesInPage | undefined,
) {
  const initial = [inPage, cached].find((list) => list?.courses.some((one) => one.id === id))
  return queryOptions({
    queryKey: courseKeys.page(id),
    queryFn: ({ signal }) => readCoursesOfPage(publicDatabase, id, signal),
    initialData: () => initial?.courses,
    initialDataUpdatedAt: () => initial?.readAt,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    meta: {},
  })
}

/**
 * Reads what the page of a course shows (spec 3): its row, those of its series, and the coming courses from which
 * `courseOfPage` picks: of its title and its type, or any where there is none to offer.
 * @throws BackendError, or the signal's reason if it is aborted
 */
async function readCoursesOfPage(
  client: CourseDatabase,
  id: string,
  signal: AbortSignal,
): Promise<CourseEvent[]> {
  const select = () => client.from('course_events').select('*')
  const coming = () => select().gte('event_date', todayInCopenhagen()).limit(MAX_COMING)

  async function read(rows: ReturnType<typeof select>): Promise<CourseEvent[]> {
    const response = await rows
      .order('event_date')
      .order('start_time')
      .order('id')
      // As for the whole list (course-events.ts).
      .retry(false)
      .abortSignal(withRequestTimeout(signal))
    signal.throwIfAborted()
    return validCourses(readCourses(rowsOf(response)))
  }

  // The database refuses to compare an id with any other text.
  const [course] = courseIdIn(coursePath(id)) ? await read(select().eq('id', id)) : []
  if (!course) return read(coming())
  // A request each: the next courses of its type, in one list, could leave no room for a later date of its own title.
  const related = await Promise.all([
    course.seriesId ? read(select().eq('series_id', course.seriesId)) : [],
    read(coming().eq('title', course.title)),
    read(coming().eq('type', course.type)),
  ])
  const known = [course, ...related.flat()]
  const { others } = courseOfPage(known, id, nowInCopenhagen())
  const all = others.length > 0 ? known : [...known, ...(await read(coming()))]
  return [...new Map(all.map((one) => [one.id, one])).values()]
}
