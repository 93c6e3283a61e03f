import { courseFormSchema } from '../../../src/features/courses/admin/course-form-schema.ts'
import { statusErrors } from '../../../src/features/courses/admin/course-status-schema.ts'
import {
  hasSameValues,
  toRow,
  toStatusRow,
} from '../../../src/features/courses/api/course-event-rows.ts'
import type {
  AdminCourseEvent,
  CourseEventValues,
} from '../../../src/features/courses/domain/course-event.ts'
import { courseLink } from '../../../src/features/courses/domain/course-link.ts'
import { comparable } from '../../../src/lib/plain-text.ts'
import type { FileContents, FileCourse } from './file-course.ts'

/** The changes that an import will make to the stored courses. */
export type ImportPlan = {
  created: { id: string | undefined; values: CourseEventValues; status: FileCourse['status'] }[]
  changed: {
    stored: AdminCourseEvent
    values: CourseEventValues
    status: FileCourse['status']
  }[]
  unchanged: AdminCourseEvent[]
  /** Stored, and not in the file. */
  absent: AdminCourseEvent[]
}

/**
 * Compares a file with what is stored. A course of the file is a stored one when it has its id; without an id when all its
 * values are the same, or else title, day and start, whatever the title's capitals. What would be written has to keep to the rules of the form,
 * save that a link may be whatever the database holds; what is stored already may stay as it is.
 */
export function planImport(
  { courses, problems, columnName }: FileContents,
  stored: readonly AdminCourseEvent[],
): { plan: ImportPlan; problems: string[] } {
  const { pairs, absent, repeated } = pairCourses(courses, stored)
  const plan: ImportPlan = { created: [], changed: [], unchanged: [], absent }
  const found = [...problems, ...repeated]

  for (const { course, match } of pairs) {
    const { status } = course
    if (match && hasSameValues(match, course.values) && hasSameStatus(match, status)) {
      plan.unchanged.push(match)
      continue
    }
    const result = courseFormSchema(storableUrl(course.values.url)).safeParse({
      ...course.values,
      url: course.values.url ?? '',
    })
    for (const { path, message } of result.error?.issues ?? []) {
      found.push(`${course.place}, ${columnName(path.join('.'))}: ${message}.`)
    }
    const problemsOfStatus = status ? statusErrors(status) : []
    for (const { field, message } of problemsOfStatus) {
      found.push(`${course.place}, ${columnName(field)}: ${message}.`)
    }
    if (!result.success) continue
    if (match) plan.changed.push({ stored: match, values: result.data, status })
    else plan.created.push({ id: course.id, values: result.data, status })
  }
  return { plan, problems: found }
}

type Pair = { course: FileCourse; match: AdminCourseEvent | undefined }

function pairCourses(courses: readonly FileCourse[], stored: readonly AdminCourseEvent[]) {
  const left = new Map(stored.map((course) => [course.id, course]))
  const matches = new Map<FileCourse, AdminCourseEvent>()
  function match(course: FileCourse, found: AdminCourseEvent | undefined): void {
    if (!found) return
    matches.set(course, found)
    left.delete(found.id)
  }

  const repeated: string[] = []
  const ids = new Set<string>()
  for (const course of courses) {
    if (course.id === undefined) continue
    if (ids.has(course.id)) repeated.push(`${course.place}, id: another course has the same.`)
    ids.add(course.id)
    match(course, left.get(course.id))
  }
  // The same in everything first: otherwise one of two alike could take the other's place.
  for (const keyOf of [wholeKey, shortKey]) {
    const byKey = new Map<string, AdminCourseEvent[]>()
    for (const course of left.values()) {
      byKey.set(keyOf(course), [...(byKey.get(keyOf(course)) ?? []), course])
    }
    for (const course of courses) {
      if (course.id !== undefined || matches.has(course)) continue
      match(course, byKey.get(keyOf(course.values))?.shift())
    }
  }
  const pairs: Pair[] = courses.map((course) => ({ course, match: matches.get(course) }))
  return { pairs, absent: [...left.values()], repeated }
}

/** Whether the stored course has the file's status, or the file has none. */
function hasSameStatus(stored: AdminCourseEvent, status: FileCourse['status']): boolean {
  return !status || JSON.stringify(toStatusRow(stored)) === JSON.stringify(toStatusRow(status))
}

function wholeKey(values: CourseEventValues): string {
  return JSON.stringify(toRow(values))
}

function shortKey({ title, date, startTime }: CourseEventValues): string {
  return JSON.stringify([comparable(title), date, startTime])
}

/** The form takes web addresses only; a backup may hold the other links that the site shows. */
function storableUrl(url: string | null): string | null {
  return courseLink(url).kind === 'none' ? null : url
}
