import { useEffect, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { Spinner } from '@/components/ui/spinner'
import { failedPage } from '@/content/error-pages'
import { retryFailedDownloads } from '@/lib/lazy-component'
import { whileLoading } from '@/lib/loading'
import { isMissingCode, isRenewed, isSiteThere, renewPage } from '@/lib/missing-code'
import { reportError } from '@/lib/report-error'
import { ErrorPage } from '@/pages/error-page'

/**
 * Shows a page in the site's design in place of one that fails to render, until another page is gone to. main.tsx
 * tells React to report the error; code that is missing is reported here, once loading the page anew has not helped.
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

function FailedPage({ error, resetErrorBoundary }: FallbackProps) {
  const [isRenewing, setIsRenewing] = useState(() => isMissingCode(error))

  useEffect(() => {
    if (!isRenewing) return
    renewPage(error).catch(() => {
      reportError('No code for the page', error)
      setIsRenewing(false)
    })
  }, [isRenewing, error])

  // The whole site anew, since it may have been replaced; without a network that would lead out of it.
  async function retry() {
    if (await whileLoading(isSiteThere())) window.location.reload()
    else resetErrorBoundary()
  }

  if (isRenewing) return <Spinner label={failedPage.renewing} />
  return <ErrorPage isRenewed={isRenewed()} onRetry={retry} />
}
