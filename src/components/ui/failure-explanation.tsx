import { ErrorText } from '@/components/ui/error-text'

/**
 * Explains beside a form why the last attempt failed, while the toast has the server's message. Render it from the
 * start: screen readers announce only changes in an existing live region. It is polite, so that the toast is announced
 * first.
 */
export function FailureExplanation({
  className,
  children,
}: {
  className?: string
  children: string | undefined
}) {
  return (
    <div role="status">
      {children !== undefined && <ErrorText className={className}>{children}</ErrorText>}
    </div>
  )
}
