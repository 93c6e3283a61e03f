import type { ComingCourseRows } from '@/features/courses/api/courses-in-page'

/** Saturday in ISO week 47 of 2026, which began on 16 November: the day of the build in these tests. */
const BUILT_AT = Date.parse('2026-11-21T12:00:00+01:00')

/** The row of a course as a build reads it: the columns of the specification. */
export function courseRow(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'a1',
    title: 'Supervision for AKT-vejledere',
    event_date: '2026-11-22',
    start_time: '09:00:00',
    end_time: '12:00:00',
    location: 'Frederiksgade 7, 4. sal',
    type: 'supervision',
    max_participants: 20,
    available_spots: 12,
    url: null,
    ...changes,
  }
}

/** The courses that a build has read on that Saturday. */
export function readOnSaturday(...rows: readonly unknown[]): ComingCourseRows {
  return { rows, readAt: BUILT_AT }
}
