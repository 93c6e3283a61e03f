import { courseVersionMessages } from '@/features/courses/admin/admin-messages'
import type { CourseEvent } from '@/features/courses/model/course-event'
import { courseTypeInfo } from '@/features/courses/model/course-types'

const { labels } = courseVersionMessages

const columns: readonly [label: string, read: (course: CourseEvent) => string | number][] = [
  [labels.title, ({ title }) => title],
  // As year-month-day, which every spreadsheet takes for a day, whatever its language.
  [labels.date, ({ date }) => date],
  [labels.startTime, ({ startTime }) => startTime],
  [labels.endTime, ({ endTime }) => endTime],
  [labels.type, ({ type }) => courseTypeInfo(type).adminLabel],
  [labels.location, ({ location }) => location],
  [labels.maxParticipants, ({ maxParticipants }) => maxParticipants],
  [labels.availableSpots, ({ availableSpots }) => availableSpots],
  [labels.url, ({ url }) => url ?? ''],
]

// How a formula begins, for some programs also in the wide characters of East Asian writing.
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/**
 * The courses as a file for a Danish spreadsheet: semicolons, since the comma is a decimal sign there, and a
 * byte order mark, without which Excel does not read æ, ø and å. No text in it can be taken for a formula.
 */
export function coursesToCsv(courses: readonly CourseEvent[]): string {
  const rows = [
    columns.map(([label]) => toCell(label)),
    ...courses.map((course) => columns.map(([, read]) => toCell(read(course)))),
  ]
  return `\uFEFF${rows.map((cells) => `${cells.join(';')}\r\n`).join('')}`
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formulaStart.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
