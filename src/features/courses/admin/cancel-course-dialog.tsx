import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Dialog, DialogFooter } from '@/components/ui/dialog'
import { FailureExplanation } from '@/components/ui/failure-explanation'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { adminCourseMessages, courseFormMessages } from '@/features/courses/admin/admin-messages'
import { cancelCourseMutation } from '@/features/courses/admin/course-admin-queries'
import { statusNoteSchema } from '@/features/courses/admin/course-status-schema'
import { useCourseWrite } from '@/features/courses/admin/use-course-write'
import type { CourseDatabase } from '@/features/courses/api/course-events'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { COURSE_LIMITS } from '@/features/courses/domain/course-limits'
import { formatLongDate } from '@/lib/local-date'

const messages = adminCourseMessages.cancelDialog
const noteForm = z.object({ note: statusNoteSchema })

/** Asks before a course is cancelled, with an optional note to those who are signed up. */
export function CancelCourseDialog({
  database,
  course,
  onClose,
}: {
  database: CourseDatabase
  course: AdminCourseEvent
  onClose: () => void
}) {
  const { mutateAsync: cancelCourse } = useMutation(cancelCourseMutation(database))
  const { seen, explanation, isBusy, attempt } = useCourseWrite(course)
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ resolver: zodResolver(noteForm), defaultValues: { note: '' } })

  const save = handleSubmit(async ({ note }) => {
    if (await attempt((version) => cancelCourse({ course: version, note }))) onClose()
  })

  function requestClose() {
    if (!isBusy) onClose()
  }

  return (
    <Dialog
      requestClose={requestClose}
      title={messages.title}
      closeLabel={courseFormMessages.close}
    >
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void save()
        }}
      >
        <p className="mb-5 max-w-prose wrap-anywhere">
          {messages.text(seen.title, formatLongDate(seen.date))}
        </p>
        <Field
          label={messages.note}
          description={messages.noteDescription}
          error={errors.note?.message}
        >
          {(props) => (
            <Input {...props} {...register('note')} maxLength={COURSE_LIMITS.statusNote} />
          )}
        </Field>
        <FailureExplanation className="mt-6">{explanation}</FailureExplanation>
        <DialogFooter>
          <Button variant="outline" size="small" disabled={isBusy} onClick={requestClose}>
            {messages.cancel}
          </Button>
          {/* Not disabled: a disabled button would lose the focus even if saving fails. */}
          <Button type="submit" variant="danger" size="small" aria-disabled={isBusy}>
            {isBusy ? messages.saving : messages.confirm}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
