import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FailureExplanation } from '@/components/ui/failure-explanation'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { backendErrorTexts } from '@/content/backend-errors'
import { findPasswordError, type PasswordError } from '@/features/auth/password-rules'
import {
  type PasswordOutcome,
  redeemLinkMutation,
  savePasswordMutation,
} from '@/features/auth/recovery-api'
import {
  recoveryMessages as messages,
  passwordErrors,
  recoveryErrorTexts,
} from '@/features/auth/recovery-messages'
import { failureExplanation } from '@/lib/backend-error'

/** Sets a new password. One field that can show its text prevents more mistakes than typing the password twice. */
export function NewPasswordForm({
  tokenHash,
  onLinkDead,
  onSaved,
}: {
  tokenHash: string
  onLinkDead: () => void
  onSaved: () => void
}) {
  const { mutateAsync: redeem } = useMutation(redeemLinkMutation)
  const { mutateAsync: savePassword } = useMutation(savePasswordMutation)
  /** Of the account, once the token has been used: from then on the session replaces it. */
  const [email, setEmail] = useState<string>()
  const [error, setError] = useState<PasswordError>()
  const [explanation, setExplanation] = useState<string>()
  const [isVisible, setIsVisible] = useState(false)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function save(password: string): Promise<PasswordOutcome> {
    if (email === undefined) {
      const redeemed = await redeem(tokenHash)
      if (redeemed === null) return 'signedOut'
      setEmail(redeemed)
    }
    return savePassword(password)
  }

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = input.current?.value ?? ''
    const found = findPasswordError(password)
    setError(found)
    setExplanation(undefined)
    if (found) return input.current?.focus()

    // Browsers store the values of visible text fields when a form is sent.
    setIsVisible(false)
    setIsSubmitting(true)
    try {
      const outcome = await save(password)
      if (outcome === 'saved') return onSaved()
      if (outcome === 'signedOut') return onLinkDead()
      setError(outcome)
    } catch (failure) {
      setExplanation(failureExplanation(failure, backendErrorTexts, recoveryErrorTexts))
    }
    setIsSubmitting(false)
    input.current?.focus()
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {/* The account, for password managers. */}
      <input hidden readOnly type="email" autoComplete="username" value={email ?? ''} />
      <div>
        <Field
          label={messages.password}
          hint={messages.passwordHint}
          error={error && passwordErrors[error]}
        >
          {(control) => (
            <Input
              {...control}
              ref={input}
              name="password"
              type={isVisible ? 'text' : 'password'}
              required
              autoComplete="new-password"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => {
                if (error) setError(findPasswordError(event.currentTarget.value))
              }}
            />
          )}
        </Field>
        <button
          type="button"
          className="text-link flex min-h-11 items-center"
          onClick={() => setIsVisible(!isVisible)}
        >
          {isVisible ? messages.hide : messages.show}
        </button>
      </div>
      <div className="grid">
        <FailureExplanation className="mb-5">{explanation}</FailureExplanation>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? messages.saving : messages.save}
        </Button>
      </div>
    </form>
  )
}
