import { useId } from 'react'
import { ErrorText } from '@/components/ui/error-text'
import { Label } from '@/components/ui/label'

export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A control with label, description, hint and error, associated for every kind of control. A hint blocks nothing. */
export function Field({
  label,
  error,
  description,
  hint,
  className,
  children,
}: {
  label: string
  error?: string | undefined
  description?: string | undefined
  hint?: string | undefined
  className?: string | undefined
  children: (control: ControlProps) => React.ReactNode
}) {
  const id = useId()
  const descriptionId = `${id}-description`
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [description && descriptionId, hint && hintId, error && errorId]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={className}>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {description && (
        <p id={descriptionId} className="mt-1.5 text-meta">
          {description}
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-meta text-muted-foreground">
          {hint}
        </p>
      )}
      {error && (
        <ErrorText id={errorId} className="mt-1.5">
          {error}
        </ErrorText>
      )}
    </div>
  )
}
