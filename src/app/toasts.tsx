import { Suspense, useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { LiveRegion } from '@/components/ui/live-region'
import { WordingText } from '@/components/ui/wording-text'
import { layout } from '@/content/layout'
import { lazyComponent, retryFailedDownloads } from '@/lib/lazy-component'
import { closeToast, TOAST_DURATION_MS, type Toast, useToast } from '@/lib/toast-store'

// A reload for missing code would lose the message.
const Toaster = lazyComponent(() => import('@/components/ui/toaster'), { inBackground: true })

/** Called where a request to the backend may follow: the message that there is no connection must not need one. */
export const preloadToasts = Toaster.prefetch

/** Announces and shows the toast. Most visits never see one, so its code is loaded lazily. */
export function Toasts() {
  const toast = useToast()

  return (
    <>
      {/* Polite: with an error the focus often moves to a field, whose announcement comes first. */}
      <LiveRegion>{toast?.isOpen && <Announcement key={toast.id} toast={toast} />}</LiveRegion>
      {toast && (
        <ErrorBoundary
          fallback={toast.isOpen ? <PlainToast key={toast.id} toast={toast} /> : null}
          resetKeys={[toast.id]}
          onReset={retryFailedDownloads}
        >
          <Suspense>
            <Toaster regionLabel={layout.toasts.region} closeLabel={layout.toasts.close} />
          </Suspense>
        </ErrorBoundary>
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

/** Fallback without the toaster's code. */
function PlainToast({ toast: { id, title, text } }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => closeToast(id), TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <div className="toast-corner rounded-lg border border-border bg-popover p-4 text-popover-foreground shadow-lg">
      <p className="font-display font-semibold">{title}</p>
      <p className="text-sm text-muted-foreground">
        <WordingText wording={text} />
      </p>
    </div>
  )
}
