import { Fragment } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { hasReloaded, isSiteThere, whileLoading } from '@/lib/code-loading'
import { retryFailedDownloads } from '@/lib/lazy-component'
import { ErrorPage } from '@/pages/error-page'

type PageErrorBoundaryProps = {
  /** Around a whole page, with its landmark. */
  hasMain?: boolean
  children: React.ReactNode
}

/** Shows an error page in place of a page that fails to render, until the next navigation. main.tsx reports the error. */
export function PageErrorBoundary({ hasMain = false, children }: PageErrorBoundaryProps) {
  const Landmark = hasMain ? 'main' : Fragment
  return (
    <ErrorBoundary
      fallbackRender={(props) => (
        <Landmark>
          <FailedPage {...props} />
        </Landmark>
      )}
      resetKeys={[useLocation().pathname]}
      onReset={retryFailedDownloads}
    >
      {children}
    </ErrorBoundary>
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
