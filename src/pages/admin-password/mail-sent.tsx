import { Button } from '@/components/ui/button'
import { recoveryMessages as messages } from '@/features/auth/recovery-messages'

/** Where the mail has gone, and the way to ask for another. */
export function MailSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
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
