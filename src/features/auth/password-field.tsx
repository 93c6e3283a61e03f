import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { loginMessages } from '@/content/sign-in'

/** A password that can be shown. Hidden again when it is sent: browsers store the values of visible text fields. */
export function PasswordField({
  label,
  hint,
  error,
  isSubmitting,
  ...props
}: {
  label: string
  hint?: string
  error: string | undefined
  isSubmitting: boolean
} & React.ComponentProps<'input'>) {
  const [isVisible, setIsVisible] = useState(false)
  if (isSubmitting && isVisible) setIsVisible(false)
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            {...props}
            name="password"
            type={isVisible ? 'text' : 'password'}
            required
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <button
        type="button"
        className="text-link flex min-h-11 items-center"
        onClick={() => setIsVisible(!isVisible)}
      >
        {isVisible ? loginMessages.hidePassword : loginMessages.showPassword}
      </button>
    </div>
  )
}
