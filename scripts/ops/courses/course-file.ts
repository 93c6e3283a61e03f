import { extname } from 'node:path'
import { coursesToCsv } from '../../../src/features/courses/admin/course-csv.ts'
import type { CourseEvent } from '../../../src/features/courses/model/course-event.ts'
import { readCoursesCsv } from './csv-file.ts'
import type { FileContents } from './file-course.ts'
import { coursesToJson, readCoursesJson } from './json-file.ts'

type Format = { write(courses: readonly CourseEvent[]): string; read(text: string): FileContents }

const formats: Readonly<Record<string, Format>> = {
  csv: { write: coursesToCsv, read: readCoursesCsv },
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

/** @throws Error when the bytes are not UTF-8, as from Excel's plain CSV: its æ, ø and å would be lost */
export function decodeFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Error('The file is not UTF-8. In Excel, save it as "CSV UTF-8".')
  }
}
