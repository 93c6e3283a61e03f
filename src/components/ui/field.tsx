import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Label } from '@/components/ui/label'

export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/**
 * Label above, control, hint and error below, tied together once for every kind of control. The error is
 * text with an icon, never a red border alone; a hint informs and blocks nothing.
 */
export function Field({
  label,
  error,
  hint,
  className,
  children,
}: {
  label: string
  error?: string | undefined
  hint?: string | undefined
  className?: string
  children: (control: ControlProps) => React.ReactNode
}) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-meta text-muted-foreground">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={errorId}
          className="mt-1.5 flex items-start gap-[0.45rem] text-meta font-[550] text-destructive"
        >
          <CircleAlert aria-hidden className="mt-[0.08em] size-[1.15em] shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
