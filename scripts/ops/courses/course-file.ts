import { extname } from 'node:path'
import { coursesToCsv } from '../../../src/features/courses/admin/course-csv.ts'
import type { CourseEvent } from '../../../src/features/courses/domain/course-event.ts'
import { readCoursesCsv } from './csv-file.ts'
import type { FileContents } from './file-course.ts'
import { coursesToJson, readCoursesJson } from './json-file.ts'

type Format = { write(courses: readonly CourseEvent[]): string; read(text: string): FileContents }

const csv: Format = { write: coursesToCsv, read: readCoursesCsv }
const formats: Readonly<Record<string, Format>> = {
  csv,
  // Excel's 'Unicode text'.
  txt: csv,
  json: { write: coursesToJson, read: readCoursesJson },
}

/**
 * How courses are written in a file and read from it.
 * @param name 'csv' or 'json', or a file that ends so
 * @throws Error for all other names
 */
export function courseFormat(name: string): Format {
  const format = formats[(extname(name).slice(1) || name).toLowerCase()]
  if (!format) throw new Error(`${name} is neither .csv nor .json.`)
  return format
}
