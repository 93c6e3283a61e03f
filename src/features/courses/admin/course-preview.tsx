import { useWatch } from 'react-hook-form'
import { courseFormMessages } from '@/features/courses/admin/admin-messages'
import { type CourseSeriesValues, isTimeOfDay } from '@/features/courses/admin/course-form-schema'
import type { CourseFormControl } from '@/features/courses/admin/course-form-values'
import type { CourseStatusValues } from '@/features/courses/domain/course-event'
import { isCourseDate } from '@/features/courses/domain/course-limits'
import { CourseEventCard } from '@/features/courses/public/course-event-card'
import { nowInCopenhagen } from '@/lib/copenhagen-time'

const { labels, preview: messages } = courseFormMessages

/** A preview of the public card while the form is filled in. Inert, because the fields have the same words. */
export function CoursePreview({
  control,
  status,
}: {
  control: CourseFormControl
  status: CourseStatusValues
}) {
  const course = useWatch({ control, compute: toPreview })
  return (
    <div inert className="mt-6 rounded-lg bg-muted p-4">
      <p className="mb-3 text-meta text-muted-foreground">{messages.title}</p>
      {course ? (
        <CourseEventCard course={{ ...course, ...status }} now={nowInCopenhagen()} />
      ) : (
        <p>{messages.needsDate}</p>
      )}
    </div>
  )
}

/** The course of the form's values, with labels in place of missing values. */
function toPreview({ courseId: id, moreDates: _, ...values }: CourseSeriesValues) {
  if (!isCourseDate(values.date)) return undefined
  return {
    ...values,
    id,
    title: values.title.trim() || labels.title,
    type: values.type || labels.type,
    startTime: isTimeOfDay(values.startTime) ? values.startTime : labels.startTime,
    endTime: isTimeOfDay(values.endTime) ? values.endTime : labels.endTime,
    location: values.location.trim() || labels.location,
  }
}
