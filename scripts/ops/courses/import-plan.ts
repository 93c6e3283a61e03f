import {
  type AdminCourseEvent,
  type CourseEventValues,
  type CourseStatus,
  PLANNED,
  type StatusFields,
  toCourseStatus,
} from '../../../src/features/courses/domain/course-event.ts'
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

/** A course as a file has it: its values may still break the rules of a course. */
export type FileCourse = {
  /** Its place in the file, for messages: 'Row 3'. */
  place: string
  /** The id that it had when it was exported; spreadsheets have none. */
  id: string | undefined
  values: FileValues
  status: FileStatus
}

/** A stored course keeps what a file has no column for; a new one has nothing of it. */
type FileValues = Omit<CourseEventValues, keyof AddedValues> & {
  [Field in keyof AddedValues]?: AddedValues[Field] | undefined
}

/** The fields of a status that a file has: a stored course keeps the others, and a new one is planned. */
export type FileStatus = Partial<Pick<StatusFields, 'status' | 'statusNote'>> & {
  /** Empty for a course that has not been moved. */
  movedFromDate?: string
  movedFromStartTime?: string
}

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
    const { place, id } = course
    const match = matches.get(course)
    const values = completeValues(course.values, match)
    const fields = completeStatus(course.status, match ?? PLANNED)
    if (match && hasSameValues(match, values) && hasSameStatus(match, fields)) {
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
    for (const { field, message } of statusErrors({ ...values, ...fields })) {
      problems.push(`${place}, ${columnName(field)}: ${message}.`)
    }
    if (!data) continue
    const status = toCourseStatus(fields)
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
      match(course, byKey.get(keyOf(course.values))?.shift())
    }
  }
  return { matches, absent: [...left.values()], repeated }
}

function completeValues(file: FileValues, stored?: AddedValues): CourseEventValues {
  const { price = stored?.price ?? null, seriesId = stored?.seriesId ?? null } = file
  // The database writes a UUID in lower case.
  return { ...file, price, seriesId: seriesId?.toLowerCase() ?? null }
}

function completeStatus(file: FileStatus, stored: StatusFields): StatusFields {
  const { status = stored.status, statusNote = stored.statusNote } = file
  const date = file.movedFromDate ?? stored.movedFrom?.date ?? ''
  const startTime = file.movedFromStartTime ?? stored.movedFrom?.startTime ?? ''
  return { status, statusNote, movedFrom: date || startTime ? { date, startTime } : null }
}

function wholeKey(values: FileValues): string {
  const { price: _, series_id: __, ...row } = toRow(completeValues(values))
  return Object.values(row).join('\n')
}

function shortKey({ title, date, startTime }: FileValues): string {
  return [comparable(title), date, startTime].join('\n')
}
