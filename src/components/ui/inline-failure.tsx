import { ErrorText } from '@/components/ui/error-text'

/** Why an attempt failed. Rendered from the start: only changes in a live region are announced, after the toast. */
export function InlineFailure({
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
