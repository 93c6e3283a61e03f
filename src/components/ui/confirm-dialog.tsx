import * as RadixDialog from '@radix-ui/react-dialog'
import { Button } from '@/components/ui/button'
import { DialogFooter, DialogPanel } from '@/components/ui/dialog'

/**
 * Asks before an action with consequences, which `isBusy` keeps from starting twice. The focus starts on a choice among the children, or else on cancel.
 * @param onConfirm missing where there is nothing left to confirm
 */
export function ConfirmDialog({
  ref,
  onCancel,
  onConfirm,
  title,
  question,
  cancelLabel,
  confirmLabel,
  confirmVariant = 'danger',
  isBusy = false,
  children,
}: {
  ref?: React.Ref<HTMLDivElement>
  onCancel: () => void
  onConfirm: (() => void) | undefined
  title: string
  question: string
  cancelLabel: string
  confirmLabel: string
  confirmVariant?: 'danger' | 'primary'
  isBusy?: boolean
  children?: React.ReactNode
}) {
  function cancel(): void {
    if (!isBusy) onCancel()
  }

  return (
    <DialogPanel
      ref={ref}
      role="alertdialog"
      requestClose={cancel}
      // Only an answer closes it.
      onInteractOutside={(event) => event.preventDefault()}
      className="max-w-lg"
    >
      <RadixDialog.Title className="text-2xl">{title}</RadixDialog.Title>
      <RadixDialog.Description className="mt-4 wrap-anywhere">{question}</RadixDialog.Description>
      {children}
      <DialogFooter>
        <Button variant="outline" size="small" disabled={isBusy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        {/* Not `disabled`: a disabled button loses the focus for good, also if the action fails. */}
        {onConfirm && (
          <Button
            variant={confirmVariant}
            size="small"
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : onConfirm}
          >
            {confirmLabel}
          </Button>
        )}
      </DialogFooter>
    </DialogPanel>
  )
}
