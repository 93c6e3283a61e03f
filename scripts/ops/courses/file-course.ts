import type {
  CourseEventValues,
  CourseStatusValues,
} from '../../../src/features/courses/domain/course-event.ts'

/** A course as a file has it: its values may still break the rules of a course. */
export type FileCourse = {
  /** Its place in the file, for messages: 'Row 3'. */
  place: string
  /** The id that it had when it was exported; spreadsheets have none. */
  id: string | undefined
  values: CourseEventValues
  /** Undefined in a file from before the status: a stored course keeps its own. */
  status: CourseStatusValues | undefined
}

/** The content of a file; where there are problems, some of its courses are missing here. */
export type FileContents = {
  courses: FileCourse[]
  problems: string[]
  /** The file's name for a field of a course. */
  columnName: (field: string) => string
}
