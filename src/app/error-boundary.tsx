import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { hasReloaded, isSiteThere, whileLoading } from '@/lib/code-loading'
import { retryFailedDownloads } from '@/lib/lazy-component'
import { ErrorPage } from '@/pages/error-page'

/**
 * Shows a page in the site's design in place of one that fails to render, until another page is gone to. main.tsx
 * tells React to report the error.
 * @param hasMain around a whole page, with its landmark
 */
export function PageErrorBoundary({
  hasMain = false,
  children,
}: {
  hasMain?: boolean
  children: React.ReactNode
}) {
  return (
    <ErrorBoundary
      FallbackComponent={hasMain ? FailedMain : FailedPage}
      resetKeys={[useLocation().pathname]}
      onReset={retryFailedDownloads}
    >
      {children}
    </ErrorBoundary>
  )
}

function FailedMain(props: FallbackProps) {
  return (
    <main>
      <FailedPage {...props} />
    </main>
  )
}

function FailedPage({ resetErrorBoundary }: FallbackProps) {
  // The whole site is loaded again, since it may have been replaced; without a network that would lead out of it.
  async function retry() {
    if (await whileLoading(isSiteThere())) window.location.reload()
    else resetErrorBoundary()
  }

  return <ErrorPage hasReloaded={hasReloaded()} onRetry={retry} />
}
