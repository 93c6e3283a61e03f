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
  status: 'Status',
  statusNote: 'Besked',
  movedFrom: 'Flyttet fra',
} satisfies Record<CourseField, string>

const NOT_FILLED_IN = 'Ikke udfyldt'

/** The text of each field; empty where it is not filled in. */
const texts: Readonly<Record<CourseField, (version: Version) => string>> = {
  title: ({ title }) => storableText(title),
  date: ({ date }) => formatDate(date),
  type: ({ type }) => courseTypeInfo(type).adminLabel,
  startTime: ({ startTime }) => startTime,
  endTime: ({ endTime }) => endTime,
  location: ({ location }) => storableText(location),
  maxParticipants: ({ maxParticipants }) => numberText(maxParticipants),
  availableSpots: ({ availableSpots }) => numberText(availableSpots),
  url: ({ url }) => storableText(url ?? ''),
  status: ({ status }) => courseStatusLabels[status],
  statusNote: ({ statusNote }) => storableText(statusNote ?? ''),
  movedFrom: ({ movedFrom }) =>
    movedFrom ? dayAndTime(formatDate(movedFrom.date), movedFrom.startTime) : '',
}

const fields = Object.entries<string>(courseFieldNames) as [CourseField, string][]

/** The fields that differ between two versions of a course, by name, with the text of each. Either may be an unfinished form. */
export function courseDifferences(before: Version, after: Version) {
  return fields
    .map(([field, label]) => {
      const textOf = (version: Version) => texts[field](version) || NOT_FILLED_IN
      return { label, before: textOf(before), after: textOf(after) }
    })
    .filter((field) => field.before !== field.after)
}

/** Empty for NaN, the form's value of an unreadable number. */
function numberText(number: number): string {
  return Number.isNaN(number) ? '' : String(number)
}
