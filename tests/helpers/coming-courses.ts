import type { ComingCourseRows } from '@/features/courses/api/courses-in-page'

/** Saturday in ISO week 47 of 2026, which began on 16 November: the day of the build in these tests. */
const BUILT_AT = Date.parse('2026-11-21T12:00:00+01:00')

/** The courses that a build has read on that Saturday. */
export function readOnSaturday(...rows: readonly unknown[]): ComingCourseRows {
  return { rows, readAt: BUILT_AT }
}
