import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmailField, emailError } from '@/features/auth/email-field'
import { recoveryMessages as messages } from '@/features/auth/recovery-messages'
import { requestLinkMutation } from '@/features/auth/recovery-queries'

/** Asks for the address to which the link to a new password goes. After a failure it is still there. */
export function ForgottenPasswordForm({
  email,
  onSent,
}: {
  /** What has been typed elsewhere. */
  email: string
  onSent: (email: string) => void
}) {
  const { mutateAsync: requestLink } = useMutation(requestLinkMutation)
  const [error, setError] = useState<string>()
  const [isSubmitting, setIsSubmitting] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = emailError(input.current?.validity)
    setError(found)
    if (found) return input.current?.focus()

    const typed = input.current?.value ?? ''
    setIsSubmitting(true)
    try {
      await requestLink(typed)
    } catch {
      // The query client has told why.
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
      <Button type="submit" disabled={isSubmitting} className="mt-1">
        {isSubmitting ? messages.sending : messages.send}
      </Button>
    </form>
  )
}
