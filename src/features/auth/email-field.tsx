import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { loginErrors, loginMessages } from '@/features/auth/messages'

/** The address by which an account is known. */
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

/** What is wrong with the field, in words. What counts as an address is the browser's own rule for e-mail inputs. */
export function emailError(validity: ValidityState | undefined): string | undefined {
  if (validity?.valueMissing) return loginErrors.emailMissing
  if (validity?.typeMismatch) return loginErrors.emailInvalid
  return undefined
}
