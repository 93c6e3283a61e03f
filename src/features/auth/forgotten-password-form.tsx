import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { InlineFailure } from '@/components/ui/inline-failure'
import { backendErrorTexts } from '@/content/backend-errors'
import { EmailField, emailError } from '@/features/auth/email-field'
import { requestLinkMutation } from '@/features/auth/recovery-api'
import { recoveryMessages as messages, recoveryErrorTexts } from '@/features/auth/recovery-messages'
import { inlineText } from '@/lib/backend-error'

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
  const [error, setError] = useState<string>()
  const [explanation, setExplanation] = useState<string>()
  const [isSubmitting, setIsSubmitting] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setExplanation(undefined)
    const found = emailError(input.current?.validity)
    setError(found)
    if (found) return input.current?.focus()

    const typed = input.current?.value ?? ''
    setIsSubmitting(true)
    try {
      await requestLink(typed)
    } catch (failure) {
      setExplanation(inlineText(failure, backendErrorTexts, recoveryErrorTexts))
      setIsSubmitting(false)
      return input.current?.focus()
    }
    onSent(typed)
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
      <div className="mt-1 grid">
        <InlineFailure className="mb-5">{explanation}</InlineFailure>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? messages.sending : messages.send}
        </Button>
      </div>
    </form>
  )
}
