import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { InlineFailure } from '@/components/ui/inline-failure'
import { backendErrorTexts } from '@/content/backend-errors'
import { type Credentials, signInMutation } from '@/features/auth/auth-api'
import { EmailField, emailError } from '@/features/auth/email-field'
import { loginErrors, loginMessages } from '@/features/auth/messages'
import { PasswordField } from '@/features/auth/password-field'
import { inlineText } from '@/lib/backend-error'

type Errors = Record<keyof Credentials, string | undefined>

/** The sign-in form (spec 5, Login). Without the libraries of the course form: it opens at once when a session ends. */
export function LoginForm({
  email = '',
  onEmailChange,
}: {
  email?: string | undefined
  onEmailChange?: (email: string) => void
}) {
  const { mutateAsync: signIn } = useMutation(signInMutation)
  /** Undefined until the first attempt; from then on validated while typing. */
  const [errors, setErrors] = useState<Errors>()
  const [explanation, setExplanation] = useState<string>()
  const [isSubmitting, setIsSubmitting] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

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

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    setExplanation(undefined)
    const found = check()
    if (found.email) return emailInput.current?.focus()
    if (found.password) return passwordInput.current?.focus()

    setIsSubmitting(true)
    try {
      await signIn({ email: String(values.get('email')), password: String(values.get('password')) })
    } catch (error) {
      setExplanation(inlineText(error, backendErrorTexts))
      passwordInput.current?.focus()
    }
    setIsSubmitting(false)
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
        isSubmitting={isSubmitting}
        autoComplete="current-password"
      />
      <div className="mt-1 grid">
        <InlineFailure className="mb-5">{explanation}</InlineFailure>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? loginMessages.submitting : loginMessages.submit}
        </Button>
      </div>
    </form>
  )
}
