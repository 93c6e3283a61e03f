import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { CopyButton } from '@/components/ui/copy-button'
import { DialogFooter } from '@/components/ui/dialog'
import { FailureExplanation } from '@/components/ui/failure-explanation'
import { Field } from '@/components/ui/field'
import { controlClasses } from '@/components/ui/input'
import {
  adminCourseMessages,
  cancellationText,
  courseOutcomeMessages,
  formDialogMessages,
  type OutcomeWords,
} from '@/features/courses/admin/admin-messages'
import type { CourseAction } from '@/features/courses/admin/course-action'
import {
  cancelCourseMutation,
  deleteCourseMutation,
  reopenCourseMutation,
} from '@/features/courses/admin/course-admin-queries'
import { CourseFormDialog } from '@/features/courses/admin/course-form-dialog'
import { NoteField } from '@/features/courses/admin/course-form-fields'
import { MoveBox } from '@/features/courses/admin/course-form-status'
import { toCopyValues } from '@/features/courses/admin/course-form-values'
import { FormDialog } from '@/features/courses/admin/form-dialog'
import { useOutcome, WriteDone } from '@/features/courses/admin/write-outcome'
import { CourseConflict } from '@/features/courses/api/course-writes'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { courseDifferences } from '@/features/courses/domain/course-fields'
import { dayAndTime } from '@/features/courses/domain/course-messages'
import { statusNoteSchema } from '@/features/courses/domain/course-rules'
import { statusAfter } from '@/features/courses/domain/course-status'
import { BackendError, NO_ROW_CHANGED } from '@/lib/backend-error'
import { formatLongDate } from '@/lib/local-date'

type DialogProps = { course: AdminCourseEvent; onClose: () => void }

const noteForm = z.object({ note: statusNoteSchema })

/** The dialog of an action; a chunk of its own with the form and zod. */
export default function CourseDialogs({
  action,
  onDeleted,
  onClose,
}: {
  action: CourseAction
  onDeleted: (course: AdminCourseEvent) => void
  onClose: () => void
}) {
  switch (action.kind) {
    case 'create':
      return <CourseFormDialog onClose={onClose} />
    case 'copy':
      return <CourseFormDialog onClose={onClose} template={toCopyValues(action.course)} />
    case 'edit':
      return <CourseFormDialog onClose={onClose} course={action.course} />
    case 'cancel':
      return <CancelCourseDialog onClose={onClose} course={action.course} />
    case 'reopen':
      return <ReopenCourseDialog onClose={onClose} course={action.course} />
    case 'delete':
      return <DeleteCourseDialog course={action.course} onDeleted={onDeleted} onClose={onClose} />
  }
}

/** Asks before a course is cancelled, with an optional note, and then offers a text for the participants. */
function CancelCourseDialog({ course, onClose }: DialogProps) {
  const messages = adminCourseMessages.cancelDialog
  const words = courseOutcomeMessages.cancel
  const { mutateAsync: cancelCourse } = useMutation(cancelCourseMutation)
  const { seen, explanation, outcome, courses, unsaved, attempt } = useCourseWrite(course, words)
  const [response, setResponse] = useState<AdminCourseEvent>()
  const cancelled = outcome === 'done' ? courses?.find(({ id }) => id === course.id) : response
  const {
    register,
    handleSubmit,
    formState: { errors, isDirty, isSubmitting },
  } = useForm({
    resolver: zodResolver(noteForm),
    defaultValues: { note: course.statusNote ?? '' },
  })

  const save = handleSubmit(async ({ note }) => {
    await attempt(async (version) => {
      const change = { ...version, isCancelled: true }
      const status = statusAfter(version, change, { isMove: false, note })
      setResponse(await cancelCourse({ course: version, status }))
    })
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
      unsaved={unsaved}
      outcome={
        cancelled && {
          title: messages.done.title,
          content: <CancellationText course={cancelled} onClose={onClose} />,
        }
      }
    >
      <div className="mb-5 grid max-w-prose gap-3 wrap-anywhere">
        <p>{messages.text(seen.title, formatLongDate(seen.date))}</p>
        <p>{messages.nothingSent}</p>
      </div>
      <NoteField
        {...register('note')}
        description={messages.noteDescription}
        error={errors.note?.message}
      />
    </FormDialog>
  )
}

/** The text for the participants, which the administrator sends herself. It takes the focus when it appears. */
function CancellationText({ course, onClose }: DialogProps) {
  const messages = adminCourseMessages.cancelDialog.done
  const [isMarked, setIsMarked] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const helpId = useId()
  const text = cancellationText(course)

  useEffect(() => box.current?.focus(), [])

  function markText() {
    box.current?.focus()
    box.current?.select()
    setIsMarked(true)
  }

  return (
    <>
      <p id={helpId} className="mb-4.5 max-w-prose">
        {messages.help}
      </p>
      <Field label={messages.text}>
        {(props) => (
          <textarea
            {...props}
            aria-describedby={helpId}
            ref={box}
            readOnly
            rows={12}
            className={`${controlClasses} block`}
            value={text}
          />
        )}
      </Field>
      <p role="status" className="mt-1.5 text-meta">
        {isMarked && messages.copy.byHand}
      </p>
      <DialogFooter>
        <Button variant="outline" size="small" onClick={onClose}>
          {formDialogMessages.close}
        </Button>
        <CopyButton
          variant="primary"
          text={text}
          icon={Copy}
          words={messages.copy}
          onDenied={markText}
        />
      </DialogFooter>
    </>
  )
}

/** Asks before a cancelled course takes place after all, and whether it is shown as moved where it has a new day. */
function ReopenCourseDialog({ course, onClose }: DialogProps) {
  const messages = adminCourseMessages.reopenDialog
  const words = courseOutcomeMessages.reopen
  const { mutateAsync: reopenCourse } = useMutation(reopenCourseMutation)
  const { seen, explanation, outcome, unsaved, attempt } = useCourseWrite(course, words)
  const [isMove, setIsMove] = useState(true)
  const helpId = useId()
  const {
    register,
    handleSubmit,
    formState: { errors, isDirty, isSubmitting },
  } = useForm({
    // A note that is not shown is not stored.
    ...(isMove && { resolver: zodResolver(noteForm) }),
    defaultValues: { note: course.statusNote ?? '' },
  })

  const { movedFrom } = seen
  const day = formatLongDate(seen.date)
  const save = handleSubmit(async ({ note }) => {
    const isReopened = await attempt((version) => {
      const change = { ...version, isCancelled: false }
      return reopenCourse({
        course: version,
        status: statusAfter(version, change, { isMove, note }),
      })
    })
    if (isReopened) onClose()
  })

  if (!movedFrom) {
    return (
      <ConfirmDialog
        onCancel={onClose}
        onConfirm={outcome === 'done' ? undefined : save}
        title={outcome === 'done' ? words.done : messages.title}
        question={outcome === 'done' ? words.doneAfterAll : messages.text(seen.title, day)}
        cancelLabel={outcome === 'done' ? formDialogMessages.close : messages.cancel}
        confirmLabel={isSubmitting ? messages.saving : messages.confirm}
        confirmVariant="primary"
        isBusy={isSubmitting}
      >
        <FailureExplanation className="mt-5">{explanation}</FailureExplanation>
      </ConfirmDialog>
    )
  }
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
      unsaved={unsaved}
      outcome={
        outcome === 'done'
          ? { title: words.done, content: <WriteDone words={words} onClose={onClose} /> }
          : undefined
      }
    >
      <p className="max-w-prose wrap-anywhere">{messages.textAfterMove(seen.title, day)}</p>
      <div className="mt-4 mb-4.5 rounded-lg bg-sun px-5 py-4">
        <MoveBox
          label={messages.showMove(movedFrom)}
          helpId={helpId}
          isChecked={isMove}
          onChange={setIsMove}
        />
        <p id={helpId}>{messages.planned}</p>
      </div>
      {isMove && (
        <NoteField
          {...register('note')}
          description={messages.noteDescription}
          error={errors.note?.message}
        />
      )}
    </FormDialog>
  )
}

/** Asks before a course is deleted (spec 2), and again, with the changes, if somebody has changed it meanwhile. */
function DeleteCourseDialog({
  course,
  onDeleted,
  onClose,
}: DialogProps & { onDeleted: (course: AdminCourseEvent) => void }) {
  const messages = adminCourseMessages.deleteDialog
  const words = courseOutcomeMessages.delete
  const { mutateAsync: deleteCourse } = useMutation(deleteCourseMutation)
  const { seen, changes, isConflict, explanation, outcome, isBusy, attempt } = useCourseWrite(
    course,
    words,
  )

  // Focus the dialog itself, so that its new question is announced and a second Enter does not confirm it.
  useEffect(() => {
    if (isConflict) document.querySelector<HTMLElement>('[role=alertdialog]')?.focus()
  }, [isConflict])

  function onError(error: Error) {
    if (error instanceof BackendError && error.code === NO_ROW_CHANGED) onClose()
  }

  async function confirm() {
    await attempt(async (version) => {
      onDeleted(await deleteCourse(version, { onError }))
      onClose()
    })
  }

  function close() {
    // Once the list shows that it is gone, it can be created again.
    if (outcome) onDeleted(seen)
    onClose()
  }

  const isDone = outcome === 'done'
  const question =
    seen === course
      ? messages.text(course.title)
      : adminCourseMessages.changedMeanwhile(changes, messages.stillSure)
  return (
    <ConfirmDialog
      onCancel={close}
      onConfirm={isDone ? undefined : confirm}
      title={isDone ? words.done : messages.title}
      question={isDone ? words.doneAfterAll : question}
      cancelLabel={isDone ? formDialogMessages.close : messages.cancel}
      confirmLabel={isBusy ? messages.deleting : messages.confirm}
      isBusy={isBusy}
    >
      <p className="mt-2 font-semibold first-letter:uppercase">
        {dayAndTime(formatLongDate(seen.date), seen.startTime)}
      </p>
      {/* The question has the changes of a conflict. */}
      <FailureExplanation className="mt-5">
        {isConflict ? undefined : explanation}
      </FailureExplanation>
    </ConfirmDialog>
  )
}

/**
 * The state of a dialog that writes to one course. If somebody else has changed the course, the explanation lists the
 * changes, and the next attempt writes to the version that is stored now.
 */
function useCourseWrite(course: AdminCourseEvent, words: OutcomeWords) {
  const [seen, setSeen] = useState(course)
  const [error, setError] = useState<unknown>()
  // Not a mutation's isPending, which is set too late for the second half of a double click.
  const [isBusy, setIsBusy] = useState(false)
  const isConflict = error instanceof CourseConflict
  const changes = courseDifferences(course, seen)
  const { explanation, ...known } = useOutcome(error, words)

  /** @returns whether the write succeeded */
  async function attempt(write: (seen: AdminCourseEvent) => Promise<unknown>): Promise<boolean> {
    setIsBusy(true)
    setError(undefined)
    try {
      await write(seen)
      return true
    } catch (reason) {
      // The toast has the server's message.
      setError(reason)
      if (reason instanceof CourseConflict) setSeen(reason.stored)
      setIsBusy(false)
      return false
    }
  }

  return {
    seen,
    /** Since the list was fetched. */
    changes,
    isConflict,
    explanation: isConflict
      ? adminCourseMessages.changedMeanwhile(changes, adminCourseMessages.tryAgain)
      : explanation,
    isBusy,
    attempt,
    ...known,
  }
}
