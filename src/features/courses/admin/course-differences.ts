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

/** A form has no status of its own, so that it differs in none. */
type Version = CourseEventValues & Partial<CourseStatusValues>

/**
 * The fields that differ between two versions of a course, in the words of the administration and the form's order.
 * @param mine the administrator's version, possibly a form with empty fields
 */
export function courseDifferences(mine: Version, stored: Version) {
  const storedTexts = new Map(textsOf(stored))
  return textsOf(mine)
    .map(([label, text]) => ({ label, mine: text, stored: storedTexts.get(label) ?? '' }))
    .filter((field) => field.mine !== field.stored)
}

/** The label and the text of each field that the version has. */
function textsOf(version: Version): [label: string, text: string][] {
  const { labels, nothing } = messages
  const { status, statusNote, movedFrom } = version
  const fields: [string, string][] = [
    [labels.title, storableText(version.title)],
    [labels.date, formatDate(version.date)],
    [labels.type, courseTypeInfo(version.type).adminLabel],
    [labels.startTime, version.startTime],
    [labels.endTime, version.endTime],
    [labels.location, storableText(version.location)],
    [labels.maxParticipants, numberText(version.maxParticipants)],
    [labels.availableSpots, numberText(version.availableSpots)],
    [labels.url, storableText(version.url ?? '')],
  ]
  if (status) {
    const from = movedFrom ? dayAndTime(formatDate(movedFrom.date), movedFrom.startTime) : ''
    fields.push(
      [statusLabels.status, courseStatusLabels[status]],
      [statusLabels.statusNote, storableText(statusNote ?? '')],
      [statusLabels.movedFrom, from],
    )
  }
  return fields.map(([label, text]) => [label, text || nothing])
}

/** Empty for NaN, the form's value of an unreadable number. */
function numberText(number: number): string {
  return Number.isNaN(number) ? '' : String(number)
}
