import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'

/** An error message with an icon, so that it does not depend on colour. */
export function ErrorText({
  id,
  className,
  children,
}: {
  id?: string
  className?: string | undefined
  children: string
}) {
  return (
    <p
      id={id}
      className={clsx('flex items-start gap-1.5 text-meta font-label text-destructive', className)}
    >
      <CircleAlert aria-hidden className="mt-px size-5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

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
