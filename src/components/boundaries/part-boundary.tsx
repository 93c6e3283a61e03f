import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'

/** Error boundary for a part of a page. A navigation, or another value in `resetKeys`, renders the part again. */
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
