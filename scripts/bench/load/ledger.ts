import type { CourseEventRow } from '@/features/courses/model/course-event'

/** A row as far as it was written: its id, and the columns whose values are known. */
type NotedCourse = Pick<CourseEventRow, 'id'> & Partial<CourseEventRow>

/** What the server has confirmed. Whoever writes notes it here. */
export type Ledger = {
  /** By id. */
  courses: Map<string, NotedCourse>
  /** Addresses. */
  subscribers: Set<string>
}

/** What the database holds. */
export type Stored = { courses: readonly CourseEventRow[]; subscribers: readonly string[] }

/** Every difference between what was confirmed and what is stored, in words; none when no write was lost. */
export function findLostWrites(ledger: Ledger, stored: Stored): string[] {
  const courses = new Map(stored.courses.map((course) => [course.id, course]))
  const subscribers = new Set(stored.subscribers)
  return [
    ...Array.from(ledger.courses.values(), (noted) =>
      compareCourse(noted, courses.get(noted.id)),
    ).flat(),
    ...[...courses.keys()]
      .filter((id) => !ledger.courses.has(id))
      .map((id) => `Course ${id} is stored, but was deleted or never confirmed`),
    ...[...ledger.subscribers]
      .filter((address) => !subscribers.has(address))
      .map((address) => `The sign-up of ${address} is missing`),
    ...[...subscribers]
      .filter((address) => !ledger.subscribers.has(address))
      .map((address) => `The sign-up of ${address} is stored, but was not confirmed`),
  ]
}

function compareCourse(noted: NotedCourse, stored: CourseEventRow | undefined): string[] {
  if (!stored) return [`Course ${noted.id} is missing`]
  const values = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(noted)
    .filter(([column, value]) => values.get(column) !== value)
    .map(
      ([column, value]) =>
        `Course ${noted.id} has the ${column} ${values.get(column)}, but ${value} was confirmed`,
    )
}
