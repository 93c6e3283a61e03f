// The fields of a course in the words of the administration, for its screens and its files.

import { formatDate } from '../../../lib/local-date.ts'
import type { CourseEventValues, CourseStatus } from './course-event.ts'
import { storableText } from './course-limits.ts'
import { courseStatusLabels, dayAndTime } from './course-messages.ts'
import { courseTypeInfo } from './course-types.ts'

/** A version of a course, stored or entered. */
type Version = CourseEventValues & CourseStatus

export type CourseField = keyof Version

/** The name of each field, in the order of the form. */
export const courseFieldNames = {
  title: 'Titel',
  date: 'Dato',
  type: 'Type',
  startTime: 'Starttidspunkt',
  endTime: 'Sluttidspunkt',
  location: 'Lokation',
  maxParticipants: 'Max deltagere',
  availableSpots: 'Ledige pladser',
  url: 'URL',
  price: 'Pris',
  seriesId: 'Forløb',
  status: 'Status',
  statusNote: 'Besked',
  movedFrom: 'Flyttet fra',
} satisfies Record<CourseField, string>

/** The labels of the form. */
export const courseFormLabels = {
  ...courseFieldNames,
  url: 'URL (valgfri)',
  price: 'Pris (valgfri)',
  statusNote: 'Besked på hjemmesiden (valgfri)',
}

const NOT_FILLED_IN = 'Ikke udfyldt'
const IN_SERIES = 'Del af et forløb'
const IN_ANOTHER_SERIES = 'Del af et andet forløb'

/** The texts of the fields whose values are not shown as they are, of a version beside an earlier one. */
const texts: {
  readonly [Field in CourseField]?: (version: Version, earlier: Version) => string
} = {
  date: ({ date }) => formatDate(date),
  type: ({ type }) => courseTypeInfo(type).adminLabel,
  seriesId: ({ seriesId }, earlier) => {
    if (!seriesId) return ''
    return [null, '', seriesId].includes(earlier.seriesId) ? IN_SERIES : IN_ANOTHER_SERIES
  },
  status: ({ status }) => courseStatusLabels[status],
  movedFrom: ({ movedFrom }) =>
    movedFrom ? dayAndTime(formatDate(movedFrom.date), movedFrom.startTime) : '',
}

const fields = Object.entries<string>(courseFieldNames) as [CourseField, string][]

/** The fields that differ between two versions of a course, by name, with the text of each. Either may be an unfinished form. */
export function courseDifferences(before: Version, after: Version) {
  return fields
    .map(([field, label]) => {
      return { label, before: textOf(before, field), after: textOf(after, field, before) }
    })
    .filter((field) => field.before !== field.after)
}

/** NaN is the form's value of an unreadable number. */
function textOf(version: Version, field: CourseField, earlier = version): string {
  const value = version[field]
  const text = texts[field]?.(version, earlier) ?? (Number.isNaN(value) ? '' : String(value ?? ''))
  return storableText(text) || NOT_FILLED_IN
}
