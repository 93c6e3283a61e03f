import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { mailCaution, mailToTalk } from '@/content/contact'
import { failedPart } from '@/content/error-pages'
import { site } from '@/content/site'

/**
 * Error boundary for a part of a page. A navigation, or another value in `resetKeys`, renders the part again.
 * @param isImportant shows another way to the same information in place of the part; otherwise nothing is shown
 */
export function PartBoundary({
  isImportant = false,
  resetKeys = [],
  children,
}: {
  isImportant?: boolean
  resetKeys?: readonly unknown[]
  children: React.ReactNode
}) {
  const { key } = useLocation()
  return (
    <ErrorBoundary fallback={isImportant && <PartFailed />} resetKeys={[key, ...resetKeys]}>
      {children}
    </ErrorBoundary>
  )
}

function PartFailed() {
  return (
    <p
      role="alert"
      className="rounded-lg bg-secondary px-5 py-4 text-secondary-foreground wrap-anywhere"
    >
      {failedPart.text}{' '}
      <a href={site.phone.href} className="text-link whitespace-nowrap">
        {site.phone.label}
      </a>{' '}
      {failedPart.orWrite}{' '}
      <a href={mailToTalk()} className="text-link">
        {site.email}
      </a>
      . {mailCaution}
    </p>
  )
}
