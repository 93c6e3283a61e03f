import { useWatch } from 'react-hook-form'
import { courseFormMessages } from '@/content/course-dialogs'
import type { CourseFormValues } from '@/features/courses/admin/course-form-schema'
import type { CourseFormControl } from '@/features/courses/admin/course-form-values'
import { type CourseStatus, isTime } from '@/features/courses/domain/course-event'
import { courseFormLabels as labels } from '@/features/courses/domain/course-fields'
import { isCourseDate } from '@/features/courses/domain/course-limits'
import { CourseActions } from '@/features/courses/public/course-actions'
import { CourseEventCard } from '@/features/courses/public/course-event-card'
import { nowInCopenhagen } from '@/lib/copenhagen-time'

const messages = courseFormMessages.preview

/** A preview of the public card while the form is filled in. Inert, because the fields have the same words. */
export function CoursePreview({
  control,
  status,
}: {
  control: CourseFormControl
  status: CourseStatus
}) {
  const values = useWatch({ control, compute: toPreview })
  const course = values && { ...values, ...status }
  const now = nowInCopenhagen()
  return (
    <div inert className="mt-6 rounded-lg bg-muted p-4">
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

/** The course of the form's values, with labels in place of missing values. */
function toPreview({ courseId: id, ...values }: CourseFormValues) {
  if (!isCourseDate(values.date)) return undefined
  return {
    ...values,
    id,
    title: values.title.trim() || messages.untitled,
    type: values.type || labels.type,
    startTime: isTime(values.startTime) ? values.startTime : labels.startTime,
    endTime: isTime(values.endTime) ? values.endTime : labels.endTime,
    location: values.location.trim() || labels.location,
  }
}
