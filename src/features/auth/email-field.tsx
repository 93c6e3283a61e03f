import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { loginErrors, loginMessages } from '@/content/sign-in'

export function EmailField({
  error,
  ...props
}: { error: string | undefined } & React.ComponentProps<'input'>) {
  return (
    <Field label={loginMessages.email} error={error}>
      {(control) => (
        <Input
          {...control}
          {...props}
          name="email"
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
        />
      )}
    </Field>
  )
}

/** The error text of the field. The browser validates the address, as for every e-mail input. */
export function emailError(validity: ValidityState | undefined): string | undefined {
  if (validity?.valueMissing) return loginErrors.emailMissing
  if (validity?.typeMismatch) return loginErrors.emailInvalid
  return undefined
}
