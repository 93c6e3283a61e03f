import { useWatch } from 'react-hook-form'
import { courseFormMessages } from '@/content/course-dialogs'
import type { CourseFormValues } from '@/features/courses/admin/course-form-schema'
import {
  changesOnOthers,
  countingValues,
  type EditedCourse,
  isKeptInSeries,
  isOfSeveralDates,
} from '@/features/courses/admin/course-form-series'
import type { CourseFormControl } from '@/features/courses/admin/course-form-values'
import {
  type CourseStatus,
  compareCourseEvents,
  isTime,
  PLANNED,
} from '@/features/courses/domain/course-event'
import { courseFormLabels as labels } from '@/features/courses/domain/course-fields'
import { isCourseDate } from '@/features/courses/domain/course-limits'
import type { InSeries } from '@/features/courses/domain/course-series'
import { CourseActions } from '@/features/courses/public/course-actions'
import { CourseEventCard } from '@/features/courses/public/course-event-card'
import { nowInCopenhagen } from '@/lib/copenhagen-time'

const messages = courseFormMessages.preview

/** A preview of the public card while the form is filled in. Inert, because the fields have the same words. */
export function CoursePreview({
  control,
  status,
  edited,
}: {
  control: CourseFormControl
  status: CourseStatus
  edited: EditedCourse | undefined
}) {
  const values = useWatch({ control, compute: (typed: CourseFormValues) => typed })
  const course = toPreview(countingValues(values, edited), status, edited)
  const now = nowInCopenhagen()
  return (
    <div inert className="mt-6 rounded-lg bg-muted p-4 max-md:-mx-4 max-md:px-2">
      <p className="mb-3 text-meta text-muted-foreground">{messages.title}</p>
      {course ? (
        <CourseEventCard course={course} now={now}>
          <CourseActions course={course} now={now} isSettled />
        </CourseEventCard>
      ) : (
        <p>{messages.needsDate}</p>
      )}
    </div>
  )
}

/** The course of the form's values with the dates of its series, and with labels in place of missing values. */
function toPreview(
  typed: CourseFormValues,
  status: CourseStatus,
  edited: EditedCourse | undefined,
): InSeries | undefined {
  if (!isCourseDate(typed.date)) return undefined
  const values = {
    ...typed,
    title: typed.title.trim() || messages.untitled,
    type: typed.type || labels.type,
    startTime: isTime(typed.startTime) ? typed.startTime : labels.startTime,
    endTime: isTime(typed.endTime) ? typed.endTime : labels.endTime,
    location: typed.location.trim() || labels.location,
  }
  const course = { ...values, ...status, id: typed.courseId }
  if (!isOfSeveralDates(typed, edited)) return course
  const stored = edited && isKeptInSeries(typed, edited) ? edited.otherDates : []
  const changes = edited && changesOnOthers(values, edited)
  const added = typed.moreDates.filter(({ date }) => isCourseDate(date))
  const series = [
    course,
    ...stored.map((date) => ({ ...date, ...changes })),
    ...added.map(({ courseId, date }) => ({ ...values, ...PLANNED, id: courseId, date })),
  ].toSorted(compareCourseEvents)
  return series.length > 1 ? { ...course, series } : course
}
