import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { InlineFailure } from '@/components/ui/error-text'
import { formDialogMessages } from '@/content/course-dialogs'
import type { CourseWrite } from '@/features/courses/admin/use-course-write'

/** Asks before a write to a course, and says so where one without a response has turned out to have happened. */
export function ConfirmWrite({
  messages,
  question,
  write: { words, outcome, explanation, isBusy },
  onConfirm,
  children,
  ...dialog
}: {
  messages: { title: string; cancel: string; confirm: string; saving: string }
  question: string
  write: Pick<CourseWrite, 'words' | 'outcome' | 'explanation' | 'isBusy'>
  onConfirm: () => void
} & Pick<
  React.ComponentProps<typeof ConfirmDialog>,
  'ref' | 'onCancel' | 'confirmVariant' | 'children'
>) {
  const isDone = outcome === 'done'
  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={isDone ? undefined : onConfirm}
      title={isDone ? words.done : messages.title}
      question={isDone ? words.doneAfterAll : question}
      cancelLabel={isDone ? formDialogMessages.close : messages.cancel}
      confirmLabel={isBusy ? messages.saving : messages.confirm}
      isBusy={isBusy}
    >
      {children}
      <InlineFailure className="mt-5">{explanation}</InlineFailure>
    </ConfirmDialog>
  )
}
