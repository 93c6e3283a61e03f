import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { type Credentials, signInMutation } from '@/features/auth/auth-queries'
import { loginErrors, loginMessages } from '@/features/auth/messages'

/** Specification 5, Login. What counts as an address is the browser's own rule for e-mail inputs. */
const credentialsSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, loginErrors.emailMissing)
    .regex(z.regexes.html5Email, loginErrors.emailInvalid),
  password: z.string().min(1, loginErrors.passwordMissing),
})

/**
 * E-mail and password. What the success leads to is up to the place where the form stands, which learns of it
 * through useAuth. After a failure everything typed is still there.
 */
export function LoginForm({ email = '' }: { email?: string }) {
  const { mutateAsync: signIn } = useMutation(signInMutation)
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<Credentials>({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { email, password: '' },
  })

  const onSubmit = handleSubmit((credentials) =>
    // The query client tells why it failed; the password is where the next attempt begins.
    signIn(credentials).catch(() => setFocus('password')),
  )

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <Field label={loginMessages.email} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            required
            autoComplete="username"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field label={loginMessages.password} error={errors.password?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('password')}
            type="password"
            required
            autoComplete="current-password"
          />
        )}
      </Field>
      <Button type="submit" disabled={isSubmitting} className="mt-1">
        {isSubmitting ? loginMessages.submitting : loginMessages.submit}
      </Button>
    </form>
  )
}
