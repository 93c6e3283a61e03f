import {
  courseVersionMessages,
  courseFieldNames as names,
} from '@/features/courses/admin/admin-messages'
import type { CourseEventValues, CourseStatus } from '@/features/courses/domain/course-event'
import { storableText } from '@/features/courses/domain/course-limits'
import { courseStatusLabels } from '@/features/courses/domain/course-messages'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { dayAndTime } from '@/features/courses/public/public-messages'
import { formatDate } from '@/lib/local-date'

type Version = CourseEventValues & CourseStatus

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

/** The name and the text of each field. */
function textsOf(version: Version): [name: string, text: string][] {
  const { status, statusNote, movedFrom } = version
  const from = movedFrom ? dayAndTime(formatDate(movedFrom.date), movedFrom.startTime) : ''
  const fields: [string, string][] = [
    [names.title, storableText(version.title)],
    [names.date, formatDate(version.date)],
    [names.type, courseTypeInfo(version.type).adminLabel],
    [names.startTime, version.startTime],
    [names.endTime, version.endTime],
    [names.location, storableText(version.location)],
    [names.maxParticipants, numberText(version.maxParticipants)],
    [names.availableSpots, numberText(version.availableSpots)],
    [names.url, storableText(version.url ?? '')],
    [names.status, courseStatusLabels[status]],
    [names.statusNote, storableText(statusNote ?? '')],
    [names.movedFrom, from],
  ]
  return fields.map(([name, text]) => [name, text || courseVersionMessages.nothing])
}

/** Empty for NaN, the form's value of an unreadable number. */
function numberText(number: number): string {
  return Number.isNaN(number) ? '' : String(number)
}
