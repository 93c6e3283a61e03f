import { Button } from '@/components/ui/button'
import { recoveryMessages as messages } from '@/features/auth/recovery-messages'

/** Names the address of the mail, and offers to send another. */
export function MailSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <>
      <p className="wrap-anywhere">
        {messages.sentTo} <strong>{email}</strong>
      </p>
      <p className="mt-4 mb-6">{messages.noMail}</p>
      <div className="grid">
        <Button variant="outline" onClick={onAgain}>
          {messages.again}
        </Button>
      </div>
    </>
  )
}
