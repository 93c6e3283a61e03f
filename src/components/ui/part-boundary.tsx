import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'

/**
 * Around a part of the frame or of a page: where it fails, the rest stays. The next step through the site tries it again,
 * and so does another value in `resetKeys`. main.tsx tells React to report the error.
 * @param fallback stands in its place; for what can be missed, nothing
 */
export function PartBoundary({
  fallback = null,
  resetKeys = [],
  children,
}: {
  fallback?: React.ReactNode
  resetKeys?: readonly unknown[]
  children: React.ReactNode
}) {
  const { key } = useLocation()
  return (
    <ErrorBoundary fallback={fallback} resetKeys={[key, ...resetKeys]}>
      {children}
    </ErrorBoundary>
  )
}
