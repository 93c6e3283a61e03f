import { use, useState } from 'react'
import { AfterClosing } from '@/components/ui/after-closing'
import { Button, type ButtonLook } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog, DialogFooter } from '@/components/ui/dialog'
import { InlineFailure } from '@/components/ui/error-text'
import { formDialogMessages as messages } from '@/content/course-dialogs'
import type { CourseWrite } from '@/features/courses/admin/use-course-write'
import { useLeaveGuard } from '@/features/courses/admin/use-leave-guard'

/** @param afterClosing opens another dialog in the place of this one, once it is closed */
type SubmitHandler = (afterClosing: React.ContextType<typeof AfterClosing>) => void

/**
 * A dialog with a form that writes to a course. It stays open while it saves, asks before it discards unsaved changes, and
 * says so where a write without a response has turned out to have happened.
 */
export function FormDialog({
  title,
  write: { words, outcome, explanation, unsaved = messages.unsaved },
  isDirty,
  isSaving,
  onSubmit,
  onClose,
  cancelLabel,
  otherAction,
  submitLabel,
  submitVariant,
  result = outcome === 'done'
    ? { title: words.done, content: <WriteDone text={words.doneAfterAll} onClose={onClose} /> }
    : undefined,
  children,
}: {
  title: string
  write: Pick<CourseWrite, 'words' | 'outcome' | 'explanation' | 'unsaved'>
  isDirty: boolean
  isSaving: boolean
  onSubmit: SubmitHandler
  onClose: () => void
  cancelLabel: string
  /** A button between those that cancel and submit. */
  otherAction?: React.ReactNode
  submitLabel: string
  submitVariant?: ButtonLook['variant']
  /** Takes the place of the form, once it is saved. */
  result?: { title: string; content: React.ReactNode } | undefined
  children: React.ReactNode
}) {
  const [isAsking, setIsAsking] = useState(false)
  const isUnsaved = isDirty && !result
  useLeaveGuard(isUnsaved, requestClose)

  function requestClose() {
    if (isSaving) return
    if (isUnsaved) setIsAsking(true)
    else onClose()
  }

  return (
    <>
      <Dialog
        requestClose={requestClose}
        title={result?.title ?? title}
        closeLabel={messages.close}
      >
        {result?.content ?? (
          <Form onSubmit={isSaving ? undefined : onSubmit}>
            {children}
            <InlineFailure className="mt-6">{explanation}</InlineFailure>
            <DialogFooter>
              <Button variant="outline" size="small" disabled={isSaving} onClick={requestClose}>
                {cancelLabel}
              </Button>
              {otherAction}
              {/* Not disabled: a disabled button would lose the focus even if saving fails. */}
              <Button type="submit" variant={submitVariant} size="small" aria-disabled={isSaving}>
                {submitLabel}
              </Button>
            </DialogFooter>
          </Form>
        )}
      </Dialog>
      {isAsking && (
        <ConfirmDialog {...unsaved} onCancel={() => setIsAsking(false)} onConfirm={onClose} />
      )}
    </>
  )
}

/** Within the dialog, of whose closing it knows. */
function Form({
  onSubmit,
  children,
}: {
  onSubmit: SubmitHandler | undefined
  children: React.ReactNode
}) {
  const afterClosing = use(AfterClosing)
  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(afterClosing)
      }}
    >
      {children}
    </form>
  )
}

/** Takes the focus when it appears. */
function WriteDone({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <>
      <p ref={(element) => element?.focus()} tabIndex={-1} className="outline-none">
        {text}
      </p>
      <DialogFooter>
        <Button size="small" onClick={onClose}>
          {messages.close}
        </Button>
      </DialogFooter>
    </>
  )
}
