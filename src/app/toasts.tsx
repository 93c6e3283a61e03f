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
      <LiveRegion>{toast?.isOpen && <ToastText key={toast.id} toast={toast} />}</LiveRegion>
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

function ToastText({ toast: { title, text } }: { toast: Toast }) {
  return (
    <span>
      {title}
      <br />
      <WordingText wording={text} />
    </span>
  )
}

/** Fallback without the toaster's code. */
function PlainToast({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => closeToast(toast.id), TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [toast.id])
  return (
    <div className="toast-corner rounded-lg border border-border bg-popover p-4 text-sm text-foreground shadow-lg">
      <ToastText toast={toast} />
    </div>
  )
}
