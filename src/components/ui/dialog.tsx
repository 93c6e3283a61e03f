import * as RadixDialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { AfterClosing } from '@/components/ui/after-closing'
import { IconButton } from '@/components/ui/icon-button'
import { useCloseRequests } from '@/components/ui/use-close-requests'
import { focusHeading } from '@/lib/move-focus'

export const overlayClasses =
  'fixed inset-x-0 bottom-0 below-toast z-50 grid place-items-center overflow-y-auto bg-scrim px-4 pt-4'

/** For a Radix dialog without a trigger: returns the focus to where it was, or to the heading where that is gone. */
export function useFocusReturn() {
  const origin = useRef<Element>(null)
  return {
    onOpenAutoFocus() {
      origin.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (!(origin.current instanceof HTMLElement)) return
      origin.current.focus()
      if (origin.current.isConnected || document.activeElement !== document.body) return
      focusHeading()
    },
  }
}

/** The panel of a modal dialog, open while mounted. @param requestClose may leave the dialog open */
export function DialogPanel({
  requestClose,
  onOpenAutoFocus,
  className,
  children,
  ...content
}: { requestClose: () => void } & React.ComponentProps<typeof RadixDialog.Content>) {
  const focusReturn = useFocusReturn()
  const closing = useCloseRequests(requestClose)
  const openNext = useRef<() => void>(undefined)
  return (
    <RadixDialog.Root open onOpenChange={requestClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayClasses}>
          <RadixDialog.Content
            {...content}
            className={clsx(
              'relative my-auto w-full rounded-xl bg-popover p-[clamp(1.35rem,3vw,2.25rem)] text-foreground shadow-lg',
              className,
            )}
            {...closing}
            onOpenAutoFocus={(event) => {
              focusReturn.onOpenAutoFocus()
              onOpenAutoFocus?.(event)
            }}
            onCloseAutoFocus={(event) => {
              focusReturn.onCloseAutoFocus(event)
              openNext.current?.()
            }}
          >
            <AfterClosing
              value={(open) => {
                openNext.current = open
              }}
            >
              {children}
            </AfterClosing>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** A dialog with a title and a close button. */
export function Dialog({
  requestClose,
  title,
  description,
  picture,
  closeLabel,
  children,
}: {
  requestClose: () => void
  title: string
  description?: string
  picture?: React.ReactNode
  closeLabel: string
  children: React.ReactNode
}) {
  return (
    <DialogPanel requestClose={requestClose} className="max-w-2xl">
      <div className="mb-6 flex items-center gap-5 pr-12">
        {picture}
        <div className="min-w-0">
          <RadixDialog.Title className="text-2xl">{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="mt-1 text-muted-foreground">
              {description}
            </RadixDialog.Description>
          )}
        </div>
      </div>
      {children}
      {/* Last, so that a dialog opens with the focus on its first field. */}
      <RadixDialog.Close asChild>
        <IconButton
          label={closeLabel}
          className="absolute top-[clamp(1rem,2.6vw,1.9rem)] right-[clamp(0.9rem,2.4vw,1.75rem)]"
        >
          <X aria-hidden />
        </IconButton>
      </RadixDialog.Close>
    </DialogPanel>
  )
}

/** The buttons of a dialog: secondary ones first, the action last. */
export function DialogFooter({ children }: { children: React.ReactNode }) {
  return (
    <div className="mt-7 flex flex-wrap justify-end gap-3 max-md:*:grow max-md:*:basis-32">
      {children}
    </div>
  )
}
