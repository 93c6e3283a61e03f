import { extname } from 'node:path'
import { coursesToCsv } from '../../../src/features/courses/domain/course-csv.ts'
import type { CourseEvent } from '../../../src/features/courses/domain/course-event.ts'
import { readCoursesCsv } from './csv-file.ts'
import type { FileContents } from './import-plan.ts'
import { coursesToJson, readCoursesJson } from './json-file.ts'

type Format = { write(courses: readonly CourseEvent[]): string; read(text: string): FileContents }

const csv: Format = { write: coursesToCsv, read: readCoursesCsv }
const formats: Readonly<Record<string, Format>> = {
  '.csv': csv,
  // Excel's 'Unicode text'.
  '.txt': csv,
  '.json': { write: coursesToJson, read: readCoursesJson },
}

/** How courses are written in a file of this name and read from it. */
export function courseFormat(file: string): Format {
  const format = formats[extname(file).toLowerCase()]
  if (!format) throw new Error(`${file} is neither .csv nor .json.`)
  return format
}
