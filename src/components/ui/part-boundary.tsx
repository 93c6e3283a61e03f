import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'

/**
 * Error boundary for a part of the layout or of a page. The next navigation, or another value in `resetKeys`, renders
 * the part again. main.tsx reports the error.
 * @param fallback none for an optional part
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
