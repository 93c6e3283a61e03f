import * as RadixToast from '@radix-ui/react-toast'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'
import { isInDialog } from '@/components/ui/open-dialog'
import { makeRoomForToast, toastPlaceClasses } from '@/components/ui/toast-place'
import { WordingText } from '@/components/ui/wording-text'
import { closeToast, TOAST_DURATION_MS, type ToastTone, useToast } from '@/lib/toast-store'

const tones: Record<ToastTone, { icon: typeof CircleCheck; egg: string }> = {
  success: { icon: CircleCheck, egg: 'bg-success-tint text-success' },
  destructive: { icon: CircleAlert, egg: 'bg-destructive-tint text-destructive' },
}

// Radix announces the bare text, without the language of its words. Where nobody hears it, the caller's live
// region is the only one.
const unheard = new DocumentFragment()

/**
 * Draws the one toast of lib/toast-store; to announce it is up to the caller. F8 moves the focus to it; swiping
 * closes it, and so does Escape, which in a dialog belongs to the dialog.
 */
export default function Toaster({
  regionLabel,
  closeLabel,
}: {
  regionLabel: string
  closeLabel: string
}) {
  const toast = useToast()
  const tone = toast && tones[toast.tone]
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MS}
      label={regionLabel}
      swipeDirection="right"
      announcerContainer={unheard}
    >
      {toast && tone && (
        <RadixToast.Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) closeToast(toast.id)
          }}
          onEscapeKeyDown={(event) => {
            if (isInDialog(event.target)) event.preventDefault()
          }}
          // A dialog that opens later makes all before it deaf to the pointer.
          style={{ pointerEvents: 'auto' }}
          className="grid grid-cols-[auto_1fr_auto] items-start gap-x-4 rounded-lg border border-border bg-popover py-4 pr-2.5 pl-4 text-popover-foreground shadow-lg data-[state=closed]:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          <span className={clsx('grid h-[2.9rem] w-10 place-items-center rounded-egg', tone.egg)}>
            <tone.icon aria-hidden className="size-5" />
          </span>
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <RadixToast.Title className="font-display text-ui leading-snug font-semibold">
              {toast.title}
            </RadixToast.Title>
            {/* However much a server says, the button that closes the toast stays on the screen. */}
            <RadixToast.Description className="max-h-[40dvh] touch-pan-y overflow-y-auto text-sm leading-normal text-muted-foreground">
              <WordingText wording={toast.text} />
            </RadixToast.Description>
          </div>
          <RadixToast.Close asChild>
            <IconButton label={closeLabel} className="-mt-1">
              <X aria-hidden />
            </IconButton>
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        ref={makeRoomForToast}
        // A modal dialog that opens leaves live regions alone, and hides the toasts' place otherwise.
        aria-live="off"
        label={`${regionLabel} ({hotkey})`}
        className={toastPlaceClasses}
      />
    </RadixToast.Provider>
  )
}
