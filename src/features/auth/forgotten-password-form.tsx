import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { recoveryMessages as messages } from '@/content/password-recovery'
import { EmailField, emailError } from '@/features/auth/email-field'
import { recoveryFailure, requestLinkMutation } from '@/features/auth/recovery-api'
import { SubmitButton } from '@/features/auth/submit-button'
import { useSubmission } from '@/lib/use-submission'

/** Requests the mail with the link to a new password. The typed address stays after a failure. */
export function ForgottenPasswordForm({
  email,
  onSent,
}: {
  /** The address typed on another page. */
  email: string
  onSent: (email: string) => void
}) {
  const { mutateAsync: requestLink } = useMutation(requestLinkMutation)
  const { submit, clearFailure, ...submission } = useSubmission(recoveryFailure)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    clearFailure()
    const found = emailError(input.current?.validity)
    setError(found)
    if (found) return input.current?.focus()

    const typed = input.current?.value ?? ''
    void submit(async () => {
      await requestLink(typed)
      onSent(typed)
    }, input)
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <EmailField
        ref={input}
        defaultValue={email}
        error={error}
        onChange={(event) => {
          if (error) setError(emailError(event.currentTarget.validity))
        }}
      />
      <SubmitButton label={messages.send} pendingLabel={messages.sending} {...submission} />
    </form>
  )
}
