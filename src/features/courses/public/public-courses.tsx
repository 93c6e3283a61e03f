import { QueryClientProvider, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createContext, useContext, useState } from 'react'
import { paths } from '@/content/paths'
import { publicCoursesQuery } from '@/features/courses/api/course-queries'
import { coursesInDocument } from '@/features/courses/api/courses-in-page'
import { useCourseClock } from '@/features/courses/public/use-course-clock'
import { createQueryClient } from '@/lib/query-client'

/** The cache of the public pages, for as long as the site is open in a tab. */
export const publicQueryClient = createQueryClient()

/** Finds the courses of the build for a page: in its document, or during prerendering in the build itself. */
export const CoursesInPageSource = createContext(coursesInDocument)

/** Provides the public courses: all of its children share one cache. */
export function PublicCourses({ children }: { children: React.ReactNode }) {
  // Each prerendered page has a cache of its own.
  const [client] = useState(() => (import.meta.env.SSR ? createQueryClient() : publicQueryClient))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/**
 * The public courses, and the time in Denmark. Courses in the document or the cache are there at once, and are fetched
 * again each time a page with courses is opened.
 * @param hasToast whether a failure shows the toast of spec 8; a caller without it shows the failure in its place
 */
export function usePublicCourses({ hasToast = true } = {}) {
  const options = publicCoursesQuery(useCoursesInPage(paths.courses))
  const query = useQuery(hasToast ? options : { ...options, meta: {} })
  const { data: courses, dataUpdatedAt: readAt, isFetching, refetch } = query
  const now = useCourseClock(courses ?? [], readAt)
  return { courses, readAt, now, state: stateOf(query), isFetching, refetch }
}

/**
 * Of the public courses: 'pending' without any list; 'stale' with the list of the document or the cache until the page's
 * first fetch has ended, so that places may be gone; 'failed' with that list or none; 'current' with the newest.
 */
export type CoursesState = 'pending' | 'stale' | 'failed' | 'current'

/** The courses of the build in the page at this path. */
export function useCoursesInPage(path: string) {
  const find = useContext(CoursesInPageSource)
  return () => find(path)
}

export function stateOf({ isPending, isFetchedAfterMount, isError }: UseQueryResult): CoursesState {
  if (isPending) return 'pending'
  if (!isFetchedAfterMount) return 'stale'
  return isError ? 'failed' : 'current'
}
