import {
  courseVersionMessages as messages,
  courseStatusFields as statusLabels,
} from '@/features/courses/admin/admin-messages'
import type { CourseEventValues, CourseStatusValues } from '@/features/courses/domain/course-event'
import { courseStatusLabels } from '@/features/courses/domain/course-messages'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { storableText } from '@/features/courses/domain/storable-text'
import { dayAndTime } from '@/features/courses/public/public-messages'
import { formatDate } from '@/lib/local-date'

type CourseField = keyof CourseEventValues | keyof CourseStatusValues

/** A form has no status of its own, so that it differs in none. */
type Version = CourseEventValues & Partial<CourseStatusValues>

/** A field that differs between two versions of a course, in the words of the administration. */
export type CourseDifference = { label: string; mine: string; stored: string }

// In the form's order.
const formFields = [
  'title',
  'date',
  'type',
  'startTime',
  'endTime',
  'location',
  'maxParticipants',
  'availableSpots',
  'url',
] as const satisfies readonly CourseField[]
const statusFields = ['status', 'statusNote', 'movedFrom'] as const satisfies readonly CourseField[]

const labels: Record<CourseField, string> = { ...messages.labels, ...statusLabels }

/**
 * The fields that differ between two versions of a course.
 * @param mine the administrator's version, possibly a form with empty fields
 */
export function courseDifferences(mine: Version, stored: Version): CourseDifference[] {
  const fields: readonly CourseField[] = mine.status ? [...formFields, ...statusFields] : formFields
  const [ownTexts, storedTexts] = [textsOf(mine), textsOf(stored)]
  return fields
    .filter((field) => ownTexts[field] !== storedTexts[field])
    .map((field) => ({
      label: labels[field],
      mine: ownTexts[field] || messages.nothing,
      stored: storedTexts[field] || messages.nothing,
    }))
}

function textsOf(values: Version): Record<CourseField, string> {
  const { status, statusNote, movedFrom } = values
  return {
    title: storableText(values.title),
    date: formatDate(values.date),
    type: courseTypeInfo(values.type).adminLabel,
    startTime: values.startTime,
    endTime: values.endTime,
    location: storableText(values.location),
    maxParticipants: numberText(values.maxParticipants),
    availableSpots: numberText(values.availableSpots),
    url: storableText(values.url ?? ''),
    status: status ? courseStatusLabels[status] : '',
    statusNote: storableText(statusNote ?? ''),
    movedFrom: movedFrom ? dayAndTime(formatDate(movedFrom.date), movedFrom.startTime) : '',
  }
}

/** Empty for NaN, the form's value of an unreadable number. */
function numberText(number: number): string {
  return Number.isNaN(number) ? '' : String(number)
}
