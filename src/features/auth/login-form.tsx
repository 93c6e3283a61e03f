import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { loginErrors, loginMessages } from '@/content/sign-in'
import { type Credentials, signInFailure, signInMutation } from '@/features/auth/auth-api'
import { EmailField, emailError } from '@/features/auth/email-field'
import { PasswordField } from '@/features/auth/password-field'
import { SubmitButton } from '@/features/auth/submit-button'
import { useSubmission } from '@/lib/use-submission'

type Errors = Record<keyof Credentials, string | undefined>

/** The sign-in form (spec 5, Login). Without the libraries of the course form: it opens at once when a session ends. */
export function LoginForm({
  email = '',
  onEmailChange,
  passwordRef,
}: {
  email?: string | undefined
  onEmailChange?: (email: string) => void
  passwordRef?: React.RefObject<HTMLInputElement | null>
}) {
  const { mutateAsync: signIn } = useMutation(signInMutation)
  const { submit, clearFailure, ...submission } = useSubmission(signInFailure)
  /** Undefined until the first attempt; from then on validated while typing. */
  const [errors, setErrors] = useState<Errors>()
  const emailInput = useRef<HTMLInputElement>(null)
  const ownPasswordRef = useRef<HTMLInputElement>(null)
  const passwordInput = passwordRef ?? ownPasswordRef

  function check(): Errors {
    const found = {
      email: emailError(emailInput.current?.validity),
      password: passwordInput.current?.validity.valueMissing
        ? loginErrors.passwordMissing
        : undefined,
    }
    setErrors(found)
    return found
  }

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    clearFailure()
    const found = check()
    if (found.email) return emailInput.current?.focus()
    if (found.password) return passwordInput.current?.focus()

    const credentials = {
      email: String(values.get('email')),
      password: String(values.get('password')),
    }
    void submit(() => signIn(credentials), passwordInput)
  }

  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onChange={() => {
        if (errors) check()
      }}
      className="grid gap-5"
    >
      <EmailField
        ref={emailInput}
        defaultValue={email}
        error={errors?.email}
        onChange={(event) => onEmailChange?.(event.currentTarget.value)}
      />
      <PasswordField
        ref={passwordInput}
        label={loginMessages.password}
        error={errors?.password}
        isSubmitting={submission.isPending}
        autoComplete="current-password"
      />
      <SubmitButton
        label={loginMessages.submit}
        pendingLabel={loginMessages.submitting}
        {...submission}
      />
    </form>
  )
}
