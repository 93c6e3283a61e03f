import { ErrorText } from '@/components/ui/error-text'

/**
 * Says beside the work why its last attempt failed, while the toast has the server's message. Render it from the start:
 * screen readers announce changes only in a place that they know. The place is a polite one, so that the toast, which
 * comes first, is announced first.
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
      {children !== undefined && (
        <ErrorText {...(className !== undefined && { className })}>{children}</ErrorText>
      )}
    </div>
  )
}
