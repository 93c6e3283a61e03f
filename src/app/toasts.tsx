import { useEffect, useState } from 'react'
import { LiveRegion } from '@/components/ui/live-region'
import { WordingText } from '@/components/ui/wording-text'
import { frame } from '@/content/frame'
import { downloadOnce } from '@/lib/loading'
import { closeToast, TOAST_DURATION_MS, type Toast, useToast } from '@/lib/toast-store'

type Toaster = typeof import('@/components/ui/toaster').default

const loadToaster = downloadOnce<Toaster>(
  async () => (await import('@/components/ui/toaster')).default,
)

/**
 * Fetches the toast's code ahead of time. Where somebody is about to write to the backend it is called early:
 * the message that there is no connection should not need one.
 */
export function preloadToasts(): void {
  loadToaster().catch(() => {
    // Until it can be had, messages are shown plainly.
  })
}

/** The place for the one toast. Most visits never see one, so its code is not part of the page. */
export function Toasts() {
  const toast = useToast()
  const [Toaster, setToaster] = useState<Toaster>()
  const [unshownId, setUnshownId] = useState<number>()
  const id = toast?.id

  useEffect(() => {
    if (id === undefined || Toaster) return
    loadToaster().then(
      (loaded) => setToaster(() => loaded),
      () => setUnshownId(id),
    )
  }, [id, Toaster])

  return (
    <>
      {/* In turn with what else is to be said: with an error the focus often moves to the field concerned. */}
      <LiveRegion>{toast?.isOpen && <Announcement key={toast.id} toast={toast} />}</LiveRegion>
      {toast && Toaster && (
        <Toaster regionLabel={frame.toasts.region} closeLabel={frame.toasts.close} />
      )}
      {toast?.isOpen && !Toaster && toast.id === unshownId && (
        <PlainToast key={toast.id} toast={toast} />
      )}
    </>
  )
}

function Announcement({ toast: { title, text } }: { toast: Toast }) {
  return (
    <span>
      {title}
      <br />
      <WordingText wording={text} />
    </span>
  )
}

/** The message without its usual form, for when the code of that form cannot be had. */
function PlainToast({ toast: { id, title, text } }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => closeToast(id), TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <div className="fixed right-4 bottom-4 z-60 w-[min(100%-2rem,27rem)] rounded-lg border border-border bg-popover p-4 text-popover-foreground shadow-lg">
      <p className="font-display font-semibold">{title}</p>
      <p className="text-sm text-muted-foreground">
        <WordingText wording={text} />
      </p>
    </div>
  )
}
