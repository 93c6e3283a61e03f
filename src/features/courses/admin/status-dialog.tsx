import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { NoteField } from '@/features/courses/admin/course-form-fields'
import { FormDialog } from '@/features/courses/admin/form-dialog'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { statusNoteSchema } from '@/features/courses/domain/course-rules'

const noteForm = z.object({ note: statusNoteSchema })

/** Changes the status of a course, with a note for those who signed up. */
export function StatusDialog({
  course,
  messages,
  isNoteShown = true,
  onSave,
  children,
  ...dialog
}: {
  course: AdminCourseEvent
  messages: {
    title: string
    noteDescription: string
    cancel: string
    confirm: string
    saving: string
  }
  /** A note that is not shown is not checked. */
  isNoteShown?: boolean
  onSave: (note: string) => Promise<unknown>
} & Pick<
  React.ComponentProps<typeof FormDialog>,
  'write' | 'explanation' | 'onClose' | 'submitVariant' | 'result' | 'children'
>) {
  const {
    register,
    handleSubmit,
    formState: { errors, isDirty, isSubmitting },
  } = useForm({
    ...(isNoteShown && { resolver: zodResolver(noteForm) }),
    defaultValues: { note: course.statusNote ?? '' },
  })
  return (
    <FormDialog
      {...dialog}
      title={messages.title}
      isDirty={isDirty}
      isSaving={isSubmitting}
      onSubmit={() => handleSubmit(({ note }) => onSave(note))()}
      cancelLabel={messages.cancel}
      submitLabel={isSubmitting ? messages.saving : messages.confirm}
    >
      {children}
      {isNoteShown && (
        <NoteField
          {...register('note')}
          description={messages.noteDescription}
          error={errors.note?.message}
        />
      )}
    </FormDialog>
  )
}
