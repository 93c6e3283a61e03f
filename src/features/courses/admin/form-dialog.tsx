import { useState } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog, DialogFooter } from '@/components/ui/dialog'
import { FailureExplanation } from '@/components/ui/failure-explanation'
import { formDialogMessages as messages } from '@/features/courses/admin/admin-messages'
import { useLeaveGuard } from '@/features/courses/admin/use-leave-guard'

/** A dialog with a form. It stays open while it saves, and asks before it discards unsaved changes. */
export function FormDialog({
  title,
  isDirty,
  isSaving,
  onSubmit,
  onClose,
  explanation,
  cancelLabel,
  otherAction,
  submitLabel,
  submitVariant,
  outcome,
  unsaved = messages.unsaved,
  children,
}: {
  title: string
  isDirty: boolean
  isSaving: boolean
  onSubmit: () => void
  onClose: () => void
  /** Why the last attempt failed. */
  explanation: string | undefined
  cancelLabel: string
  /** A button between those that cancel and submit. */
  otherAction?: React.ReactNode
  submitLabel: string
  submitVariant?: ButtonLook['variant']
  /** The question before a form with changes is closed. */
  unsaved?: typeof messages.unsaved | undefined
  /** Takes the place of the form, once it is saved. */
  outcome?: { title: string; content: React.ReactNode } | undefined
  children: React.ReactNode
}) {
  const [isAsking, setIsAsking] = useState(false)
  const isUnsaved = isDirty && !outcome
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
        title={outcome?.title ?? title}
        closeLabel={messages.close}
      >
        {outcome?.content ?? (
          <form
            noValidate
            autoComplete="off"
            onSubmit={(event) => {
              event.preventDefault()
              if (!isSaving) onSubmit()
            }}
          >
            {children}
            <FailureExplanation className="mt-6">{explanation}</FailureExplanation>
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
          </form>
        )}
      </Dialog>
      {isAsking && (
        <ConfirmDialog {...unsaved} onCancel={() => setIsAsking(false)} onConfirm={onClose} />
      )}
    </>
  )
}
