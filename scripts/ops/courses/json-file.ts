import * as z from 'zod'
import {
  COURSE_STATUSES,
  type CourseEvent,
} from '../../../src/features/courses/domain/course-event.ts'
import { courseShape } from '../../../src/features/courses/domain/course-rules.ts'
import type { FileContents } from './import-plan.ts'

const courseSchema = z.strictObject({
  id: z.guid().toLowerCase().optional(),
  ...courseShape,
  url: z.string().nullable(),
  // Older files do without these.
  price: z.string().nullable().exactOptional(),
  seriesId: z.string().toLowerCase().nullable().exactOptional(),
  status: z.enum(COURSE_STATUSES).exactOptional(),
  statusNote: z.string().nullable().exactOptional(),
  movedFrom: z.strictObject({ date: z.string(), startTime: z.string() }).nullable().optional(),
})

/** The courses with their ids, one a line, so that two backups can be compared line by line. */
export function coursesToJson(courses: readonly CourseEvent[]): string {
  const lines = courses.map(
    ({ version: _, revision: __, createdAt: ___, ...values }) => `  ${JSON.stringify(values)}`,
  )
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`
}

/** Reads what coursesToJson writes. A course without an id is a new one, or one with the same values. */
export function readCoursesJson(text: string): FileContents {
  const contents: FileContents = { courses: [], problems: [], columnName: (field) => field }
  for (const [index, item] of parseList(text).entries()) {
    const place = `Course ${index + 1}`
    const { data, error } = courseSchema.safeParse(item)
    if (data) {
      const { id, movedFrom, ...fields } = data
      const moved = movedFrom !== undefined && {
        movedFromDate: movedFrom?.date ?? '',
        movedFromStartTime: movedFrom?.startTime ?? '',
      }
      contents.courses.push({ place, id, fields: { ...fields, ...moved } })
    }
    for (const { path, message } of error?.issues ?? []) {
      contents.problems.push([place, ...path].join(', ').concat(`: ${message}.`))
    }
  }
  return contents
}

function parseList(text: string): unknown[] {
  try {
    return z.array(z.unknown()).parse(JSON.parse(text))
  } catch {
    throw new Error('The file is no JSON list of courses.')
  }
}
