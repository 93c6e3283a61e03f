import * as AlertDialog from '@radix-ui/react-alert-dialog'
import { clsx } from 'clsx'
import { Button } from '@/components/ui/button'
import { closeOnEscape } from '@/components/ui/close-on-escape'
import { DialogFooter, overlayClasses, panelClasses, useFocusReturn } from '@/components/ui/dialog'
import { useCloseWatcher } from '@/components/ui/use-close-watcher'

/**
 * Asks before an action with consequences. The focus starts on cancel; the dialog stays open while `isBusy`, so that the
 * action cannot be started twice.
 */
export function ConfirmDialog({
  open,
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
  open: boolean
  onCancel: () => void
  onConfirm: () => void
  title: string
  question: string
  cancelLabel: string
  confirmLabel: string
  confirmVariant?: 'danger' | 'primary'
  isBusy?: boolean
  /** Between the question and the buttons. */
  children?: React.ReactNode
}) {
  const focusReturn = useFocusReturn()

  function cancel(): void {
    if (!isBusy) onCancel()
  }
  useCloseWatcher(open, cancel)

  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) cancel()
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClasses}>
          <AlertDialog.Content
            className={clsx(panelClasses, 'max-w-lg')}
            {...focusReturn}
            {...closeOnEscape(cancel)}
          >
            <AlertDialog.Title className="text-2xl">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-4 wrap-anywhere">
              {question}
            </AlertDialog.Description>
            {children}
            <DialogFooter>
              <AlertDialog.Cancel asChild>
                <Button variant="outline" size="small" disabled={isBusy}>
                  {cancelLabel}
                </Button>
              </AlertDialog.Cancel>
              {/* Not `disabled`: a disabled button loses the focus for good, also if the action fails. */}
              <Button
                variant={confirmVariant}
                size="small"
                aria-disabled={isBusy}
                onClick={isBusy ? undefined : onConfirm}
              >
                {confirmLabel}
              </Button>
            </DialogFooter>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
