import { PostgrestClient } from '@supabase/postgrest-js'
import { queryOptions } from '@tanstack/react-query'
import { listCourseEvents } from '@/features/courses/api/course-events'
import type { CoursesInPage } from '@/features/courses/api/courses-in-page'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { publicCourseToasts } from '@/features/courses/domain/course-messages'
import { type InSeries, withSeries } from '@/features/courses/domain/course-series'
import type { Database } from '@/lib/database.types'
import { supabaseKey, supabaseUrl } from '@/lib/env'
import { keyHeaders } from '@/lib/key-headers'

/** The data client of supabase-js on its own: public pages should not download the code for accounts. */
export const publicDatabase = new PostgrestClient<Database>(`${supabaseUrl()}/rest/v1`, {
  headers: keyHeaders(supabaseKey),
})

const all = ['course-events'] as const

/** The keys of all that a write of a course changes. */
export const courseKeys = {
  all,
  publicList: [...all, 'public'],
  page: (id: string) => [...all, 'page', id],
  adminList: [...all, 'admin'],
  changes: (page: number) => [...all, 'changes', page],
} as const

const seriesOfLists = new WeakMap<readonly CourseEvent[], InSeries[]>()

/** withSeries once for each list: every component of a page selects from the same one. */
function sharedSeries(courses: readonly CourseEvent[]): InSeries[] {
  const known = seriesOfLists.get(courses) ?? withSeries(courses)
  seriesOfLists.set(courses, known)
  return known
}

/**
 * All courses for the public page; a failure shows the fixed text of spec 8. The list stays cached for as long as the
 * site is open, and is fetched again each time the page is opened.
 * @param inPage finds the initial courses
 */
export function publicCoursesQuery(inPage: () => CoursesInPage | undefined) {
  return queryOptions({
    queryKey: courseKeys.publicList,
    queryFn: ({ signal }) => listCourseEvents(publicDatabase, signal),
    initialData: () => inPage()?.courses,
    initialDataUpdatedAt: () => inPage()?.readAt,
    select: sharedSeries,
    gcTime: Number.POSITIVE_INFINITY,
    // On a device with a slow clock the list of the build would seem fresh.
    refetchOnMount: 'always',
    meta: {
      errorTitle: publicCourseToasts.errorTitle,
      errorText: () => publicCourseToasts.loadFailed,
    },
  })
}
