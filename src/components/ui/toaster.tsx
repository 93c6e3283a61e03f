import * as RadixToast from '@radix-ui/react-toast'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { isInDialog } from '@/components/ui/open-dialog'
import { WordingText } from '@/components/ui/wording-text'
import { closeToast, TOAST_DURATION_MS, type ToastTone, useToast } from '@/lib/toast-store'

/** Pixels above (16) and below (8) the toast. */
const GAPS = 24

const tones: Record<ToastTone, { icon: typeof CircleCheck; egg: string }> = {
  success: { icon: CircleCheck, egg: 'bg-success-tint text-success' },
  destructive: { icon: CircleAlert, egg: 'bg-destructive-tint text-destructive' },
}

// Radix announces the text without its language. Its announcer is rendered into a fragment, so that only the caller's
// live region is heard.
const silencedAnnouncer = new DocumentFragment()

/** Renders the toast; the caller announces it. F8 focuses it; swiping closes it, or Escape outside a dialog. */
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
      announcerContainer={silencedAnnouncer}
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
          // A dialog that opens later disables pointer events on earlier layers.
          style={{ pointerEvents: 'auto' }}
          className="grid grid-cols-[auto_1fr_auto] items-start gap-x-4 rounded-lg border border-border bg-popover py-4 pr-2.5 pl-4 text-foreground shadow-lg data-[state=closed]:hidden data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)]"
        >
          <span className={clsx('grid h-12 w-10 place-items-center rounded-egg', tone.egg)}>
            <tone.icon aria-hidden className="size-5" />
          </span>
          <div className="min-w-0 wrap-anywhere">
            <RadixToast.Title className="font-display text-ui leading-snug font-semibold">
              {toast.title}
            </RadixToast.Title>
            {/* Limits the height of a long server message, so that the close button stays on the screen. */}
            <RadixToast.Description className="max-h-[40dvh] touch-pan-y overflow-y-auto text-sm leading-normal text-muted-foreground">
              <WordingText wording={toast.text} />
            </RadixToast.Description>
            {toast.action && (
              <RadixToast.Action asChild altText={toast.action.label}>
                <Button variant="link" className="mt-1" onClick={toast.action.onClick}>
                  {toast.action.label}
                </Button>
              </RadixToast.Action>
            )}
          </div>
          <RadixToast.Close asChild>
            <IconButton label={closeLabel} className="-mt-1">
              <X aria-hidden />
            </IconButton>
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        ref={reserveToastSpace}
        // A modal dialog hides everything but live regions from screen readers.
        aria-live="off"
        label={`${regionLabel} ({hotkey})`}
        className="toast-corner"
      />
    </RadixToast.Provider>
  )
}

/** Ref callback: sets the height of the toast at the top of the window, which dialogs leave free (`below-toast`). */
function reserveToastSpace(viewport: HTMLElement | null) {
  if (!viewport) return
  const observer = new ResizeObserver(() => {
    setSpace(viewport.offsetHeight > 0 ? viewport.offsetHeight + GAPS : 0)
  })
  observer.observe(viewport)
  return () => {
    observer.disconnect()
    setSpace(0)
  }
}

function setSpace(height: number): void {
  const scrolled = [...document.querySelectorAll('.below-toast')]
    .map((scroller) => ({ scroller, position: scroller.scrollTop, edge: topEdge(scroller) }))
    .filter(({ position }) => position > 0)
  document.documentElement.style.setProperty('--toast-space', `${height}px`)
  for (const { scroller, position, edge } of scrolled) {
    scroller.scrollTop = position + topEdge(scroller) - edge
  }
}

function topEdge(element: Element): number {
  return element.getBoundingClientRect().top
}
