import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { siteReplaced } from '@/content/error-pages'
import { isMissingCode, isSiteThere } from '@/lib/code-loading'
import { retryFailedDownloads } from '@/lib/lazy-component'
import { showToast, type ToastContent } from '@/lib/toast-store'

/**
 * Wraps a lazy component that opens on request, such as a dialog; mounted while it is open. A part that fails shows a
 * toast and is closed, and the next request downloads it again. main.tsx reports the error.
 * @param failed the toast; none for an optional part
 * @param isWanted asked when the code is loaded, which may be long after the request
 * @param onClose unmounts the part
 */
export function LazyPart({
  failed,
  isWanted = () => true,
  onClose,
  children,
}: {
  failed?: ToastContent
  isWanted?: () => boolean
  onClose: () => void
  children: React.ReactNode
}) {
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        retryFailedDownloads()
        if (failed) void showFailure(error, failed)
        onClose()
      }}
    >
      <Suspense>
        <WantedPart isWanted={isWanted} onClose={onClose}>
          {children}
        </WantedPart>
      </Suspense>
    </ErrorBoundary>
  )
}

function WantedPart({
  isWanted,
  onClose,
  children,
}: {
  isWanted: () => boolean
  onClose: () => void
  children: React.ReactNode
}) {
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
