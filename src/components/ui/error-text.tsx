import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'

/** An error message with an icon, so that it does not depend on colour. */
export function ErrorText({
  id,
  className,
  children,
}: {
  id?: string
  className?: string
  children: string
}) {
  return (
    <p
      id={id}
      className={clsx(
        'flex items-start gap-[0.45rem] text-meta font-[550] text-destructive',
        className,
      )}
    >
      <CircleAlert aria-hidden className="mt-[0.08em] size-[1.15em] shrink-0" />
      <span>{children}</span>
    </p>
  )
}
