import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { adminCourseMessages } from '@/features/courses/admin/admin-messages'
import { cancelCourseMutation } from '@/features/courses/admin/course-admin-queries'
import { statusNoteSchema } from '@/features/courses/admin/course-form-schema'
import { FormDialog } from '@/features/courses/admin/form-dialog'
import { useCourseWrite } from '@/features/courses/admin/use-course-write'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { COURSE_LIMITS } from '@/features/courses/domain/course-limits'
import { formatLongDate } from '@/lib/local-date'

const messages = adminCourseMessages.cancelDialog
const noteForm = z.object({ note: statusNoteSchema })

/** Asks before a course is cancelled, with an optional note to those who are signed up. */
export function CancelCourseDialog({
  course,
  onClose,
}: {
  course: AdminCourseEvent
  onClose: () => void
}) {
  const { mutateAsync: cancelCourse } = useMutation(cancelCourseMutation)
  const { seen, explanation, attempt } = useCourseWrite(course)
  const {
    register,
    handleSubmit,
    formState: { errors, isDirty, isSubmitting },
  } = useForm({ resolver: zodResolver(noteForm), defaultValues: { note: '' } })

  const save = handleSubmit(async ({ note }) => {
    if (await attempt((version) => cancelCourse({ course: version, note }))) onClose()
  })

  return (
    <FormDialog
      title={messages.title}
      isDirty={isDirty}
      isSaving={isSubmitting}
      onSubmit={save}
      onClose={onClose}
      explanation={explanation}
      cancelLabel={messages.cancel}
      submitLabel={isSubmitting ? messages.saving : messages.confirm}
      submitVariant="danger"
    >
      <p className="mb-5 max-w-prose wrap-anywhere">
        {messages.text(seen.title, formatLongDate(seen.date))}
      </p>
      <Field
        label={messages.note}
        description={messages.noteDescription}
        error={errors.note?.message}
      >
        {(props) => <Input {...props} {...register('note')} maxLength={COURSE_LIMITS.statusNote} />}
      </Field>
    </FormDialog>
  )
}
