import { courseVersionMessages as messages } from '@/features/courses/admin/admin-messages'
import type { CourseEventValues } from '@/features/courses/domain/course-event'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { storableText } from '@/features/courses/domain/storable-text'
import { formatDate } from '@/lib/local-date'

type CourseField = keyof CourseEventValues

/** A field that differs between two versions of a course, in the words of the administration. */
export type CourseDifference = { label: string; mine: string; stored: string }

// In the form's order.
const fields = [
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

/**
 * The fields that differ between two versions of a course.
 * @param mine the administrator's version, possibly a form with empty fields
 */
export function courseDifferences(
  mine: CourseEventValues,
  stored: CourseEventValues,
): CourseDifference[] {
  const [ownTexts, storedTexts] = [textsOf(mine), textsOf(stored)]
  return fields
    .filter((field) => ownTexts[field] !== storedTexts[field])
    .map((field) => ({
      label: messages.labels[field],
      mine: ownTexts[field] || messages.nothing,
      stored: storedTexts[field] || messages.nothing,
    }))
}

function textsOf(values: CourseEventValues): Record<CourseField, string> {
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
  }
}

/** Empty for NaN, the form's value of an unreadable number. */
function numberText(number: number): string {
  return Number.isNaN(number) ? '' : String(number)
}
