import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { siteReplaced } from '@/content/error-pages'
import { isMissingCode, isSiteThere } from '@/lib/code-loading'
import { retryFailedDownloads } from '@/lib/lazy-component'
import { showToast, type ToastContent } from '@/lib/toast-store'

type Part = {
  /** Asked when the code is loaded, which may be long after the request. */
  isWanted?: () => boolean
  /** Unmounts the part. */
  onClose: () => void
  children: React.ReactNode
}

/**
 * Wraps a lazy component that opens on request, such as a dialog; mounted while it is open. A part that fails shows a
 * toast and is closed, and the next request downloads it again. main.tsx reports the error.
 * @param failed the toast; none for an optional part
 */
export function LazyPart({ failed, ...part }: Part & { failed?: ToastContent }) {
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        retryFailedDownloads()
        if (failed) void showFailure(error, failed)
        part.onClose()
      }}
    >
      <Suspense>
        <WantedPart {...part} />
      </Suspense>
    </ErrorBoundary>
  )
}

function WantedPart({ isWanted = () => true, onClose, children }: Part) {
  // React discards this state while the children suspend, so it is computed again when their code is loaded.
  const [isShown] = useState(isWanted)
  useEffect(() => {
    if (!isShown) onClose()
  }, [isShown, onClose])
  return isShown && children
}

async function showFailure(error: unknown, failed: ToastContent): Promise<void> {
  const isReplaced = isMissingCode(error) && (await isSiteThere())
  showToast(isReplaced ? { ...failed, text: siteReplaced } : failed)
}
