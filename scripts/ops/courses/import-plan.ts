import {
  type AdminCourseEvent,
  type CourseEventValues,
  type CourseStatus,
  PLANNED,
  type StatusFields,
  toCourseStatus,
} from '../../../src/features/courses/domain/course-event.ts'
import { courseDifferences } from '../../../src/features/courses/domain/course-fields.ts'
import { courseLink } from '../../../src/features/courses/domain/course-link.ts'
import {
  type AddedValues,
  hasSameStatus,
  hasSameValues,
  toRow,
} from '../../../src/features/courses/domain/course-row.ts'
import {
  courseFormSchema,
  statusErrors,
} from '../../../src/features/courses/domain/course-rules.ts'
import { comparable } from '../../../src/lib/plain-text.ts'

/** A course as a file has it: its fields may still break the rules of a course. */
type FileCourse = {
  /** Its place in the file, for messages: 'Row 3'. */
  place: string
  /** The id that it had when it was exported; spreadsheets have none. */
  id: string | undefined
  fields: FileFields
}

/** A stored course keeps what a file has no field for; a new one is planned, with neither price nor series. */
export type FileFields = Omit<CourseEventValues, keyof AddedValues> &
  Partial<AddedValues & Pick<StatusFields, 'status' | 'statusNote'>> & {
    /** Empty for a course that has not been moved. */
    movedFromDate?: string
    movedFromStartTime?: string
  }

const NOTHING_OPTIONAL: AddedValues & StatusFields = { ...PLANNED, price: null, seriesId: null }

/** The content of a file; where there are problems, some of its courses are missing here. */
export type FileContents = {
  courses: FileCourse[]
  problems: string[]
  /** The file's name for a field of a course. */
  columnName: (field: string) => string
}

type PlannedCourse = { values: CourseEventValues; status: CourseStatus }

/** The changes that an import will make to the stored courses. */
export type ImportPlan = {
  created: (PlannedCourse & Pick<FileCourse, 'id'>)[]
  changed: (PlannedCourse & { stored: AdminCourseEvent })[]
  unchanged: AdminCourseEvent[]
  /** Stored, and not in the file. */
  absent: AdminCourseEvent[]
}

/**
 * Compares a file with what is stored. A course without an id is the stored one with the same values, or else with the same
 * title, day and start, ignoring the title's case. Courses to be written must follow the rules of the form.
 */
export function planImport(
  { courses, problems: fileProblems, columnName }: FileContents,
  stored: readonly AdminCourseEvent[],
): { plan: ImportPlan; problems: string[] } {
  const { matches, absent, repeated } = matchCourses(courses, stored)
  const plan: ImportPlan = { created: [], changed: [], unchanged: [], absent }
  const problems = [...fileProblems, ...repeated]

  for (const course of courses) {
    const { place, id, fields } = course
    const match = matches.get(course)
    const values = completeFields(fields, match)
    if (match && hasSameValues(match, values) && hasSameStatus(match, values)) {
      plan.unchanged.push(match)
      continue
    }
    // The form takes web addresses only; a backup may hold the other links that the site shows.
    const { data, error } = courseFormSchema(courseLink(values.url) ? values.url : null).safeParse({
      ...values,
      url: values.url ?? '',
      price: values.price ?? '',
      seriesId: values.seriesId ?? '',
    })
    for (const { path, message } of error?.issues ?? []) {
      problems.push(`${place}, ${columnName(path.join('.'))}: ${message}.`)
    }
    for (const { field, message } of statusErrors(values)) {
      problems.push(`${place}, ${columnName(field)}: ${message}.`)
    }
    if (!data) continue
    const status = toCourseStatus(values)
    if (match) plan.changed.push({ stored: match, values: data, status })
    else plan.created.push({ id, values: data, status })
  }
  return { plan, problems }
}

function matchCourses(courses: readonly FileCourse[], stored: readonly AdminCourseEvent[]) {
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
    if (!course.id) continue
    if (ids.has(course.id)) repeated.push(`${course.place}, id: another course has the same.`)
    ids.add(course.id)
    match(course, left.get(course.id))
  }
  // Exact matches first: otherwise one of two similar courses could take the other's place.
  for (const keyOf of [wholeKey, shortKey]) {
    const byKey = new Map<string, AdminCourseEvent[]>()
    for (const course of left.values()) {
      byKey.set(keyOf(course), [...(byKey.get(keyOf(course)) ?? []), course])
    }
    for (const course of courses) {
      if (course.id || matches.has(course)) continue
      match(course, byKey.get(keyOf(course.fields))?.shift())
    }
  }
  return { matches, absent: [...left.values()], repeated }
}

function completeFields(file: FileFields, stored = NOTHING_OPTIONAL) {
  const { movedFromDate, movedFromStartTime, ...fields } = file
  const { price, seriesId, status, statusNote, movedFrom } = stored
  const date = movedFromDate ?? movedFrom?.date ?? ''
  const startTime = movedFromStartTime ?? movedFrom?.startTime ?? ''
  return {
    ...{ price, seriesId, status, statusNote },
    ...fields,
    movedFrom: date || startTime ? { date, startTime } : null,
  }
}

function wholeKey(fields: FileFields): string {
  const { price: _, series_id: __, ...row } = toRow({ ...NOTHING_OPTIONAL, ...fields })
  return Object.values(row).join('\n')
}

function shortKey({ title, date, startTime }: FileFields): string {
  return [comparable(title), date, startTime].join('\n')
}

/** Describes the changes of an import for the terminal. */
export function describePlan(
  { created, changed, unchanged, absent }: ImportPlan,
  { removes }: { removes: boolean },
): string {
  return [
    `${created.length} new`,
    ...created.map(({ values }) => `  + ${nameOf(values)}`),
    `${changed.length} changed`,
    ...changed.flatMap(({ stored, values, status }) => [
      `  ~ ${nameOf(stored)}`,
      ...courseDifferences(stored, { ...values, ...status }).map(
        ({ label, before, after }) => `      ${label}: ${before} → ${after}`,
      ),
    ]),
    `${unchanged.length} unchanged`,
    `${absent.length} not in the file${absent.length === 0 ? '' : removes ? ', to be deleted' : ', kept (--remove deletes them)'}`,
    ...(removes ? absent.map((course) => `  - ${nameOf(course)}`) : []),
  ].join('\n')
}

function nameOf({ date, startTime, title }: CourseEventValues): string {
  return `${date} ${startTime} ${title}`
}
