import { ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { Illustration } from '@/components/sections/illustration'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { mailCaution } from '@/content/contact'
import {
  newsletterFormMessages as messages,
  newsletterOtherWay,
  newsletterToasts,
} from '@/content/newsletter-form'
import { suggestEmail } from '@/features/newsletter/email-suggestion'
import { SubscriptionError, subscribe } from '@/features/newsletter/newsletter-api'
import { reportError } from '@/lib/report-error'
import { dismissToast, showToast } from '@/lib/toast-store'
import { useSubmission } from '@/lib/use-submission'

/** The sign-up to the newsletter. Rendered only while it is open. */
export default function NewsletterDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog requestClose={onClose} title={messages.title} closeLabel={messages.close}>
      <div className="grid items-center gap-x-8 md:grid-cols-media-end">
        <NewsletterForm onSubscribed={onClose} />
        <Illustration name="newsletter" className="aspect-18/13 w-52 max-md:hidden" />
      </div>
    </Dialog>
  )
}

const EMAIL = 'email'
/** A honeypot: an invisible field, with a name that browsers do not autofill. */
const HONEYPOT = 'besked'

/** The form with one address (spec 2, 5 and 8). Typed text stays until the address is subscribed. */
function NewsletterForm({ onSubscribed }: { onSubscribed: () => void }) {
  const [error, setError] = useState<string>()
  const [suggestion, setSuggestion] = useState<string>()
  const { submit, clearFailure, failure: notice, isPending } = useSubmission(report)
  const input = useRef<HTMLInputElement>(null)

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const email = String(values.get(EMAIL))

    clearFailure()
    // Mailchimp validates the rest (spec 5, Newsletter).
    if (!email.includes('@')) {
      setError(newsletterToasts.invalidEmail.text)
      showToast(newsletterToasts.invalidEmail)
      input.current?.focus()
      return
    }

    dismissToast()
    void submit(async () => {
      // A bot that fills in every field gets the same message.
      const subscription = values.get(HONEYPOT) ? 'subscribed' : await subscribe(email)
      showToast(newsletterToasts[subscription])
      // Disabling the button has removed its focus.
      if (subscription === 'alreadySubscribed') input.current?.focus()
      // The dialog may have been closed and opened again meanwhile.
      else if (input.current) onSubscribed()
    }, input)
  }

  function takeSuggestion(email: string) {
    if (input.current) input.current.value = email
    setSuggestion(undefined)
    input.current?.focus()
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <Field label={messages.email} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name={EMAIL}
            type="email"
            required
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            onChange={(event) => {
              setError(undefined)
              setSuggestion(suggestEmail(event.target.value))
            }}
          />
        )}
      </Field>
      {/* Always rendered, because only changes in an existing live region are announced. */}
      <div aria-live="polite">
        {suggestion && (
          <button
            type="button"
            onClick={() => takeSuggestion(suggestion)}
            className="text-link mt-1.5 min-h-11 py-2 text-left wrap-anywhere"
          >
            {messages.didYouMean(suggestion)}
          </button>
        )}
      </div>
      <div aria-live="polite">{notice && <Notice cause={notice} />}</div>
      <div aria-hidden className="sr-only">
        <label>
          {messages.leaveEmpty}
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="mt-4 text-meta text-muted-foreground">
        {messages.consent} {/* A new tab, so that typed text is not lost. */}
        <a
          href={messages.policy.to}
          target="_blank"
          className="text-link inline-block"
          rel="noopener"
        >
          {messages.policy.label}
          <span className="sr-only"> {messages.newTab}</span>
          <ExternalLink aria-hidden className="ml-1 inline size-[0.9em]" />
        </a>
        .
      </p>
      <Button type="submit" disabled={isPending} className="mt-6 w-full sm:w-auto">
        {isPending ? messages.submitting : messages.submit}
      </Button>
    </form>
  )
}

/** Logs a failed sign-up and shows its toast. @returns the cause, where the visitor can do something about it */
function report(error: unknown): string | undefined {
  reportError('The newsletter subscription failed', error)
  showToast(newsletterToasts.failed)
  return error instanceof SubscriptionError ? error.notice : undefined
}

/** Explains a failed sign-up, and offers another way. */
function Notice({ cause }: { cause: string }) {
  const { write, mail, call, phone } = newsletterOtherWay
  return (
    <div className="mt-4 rounded-lg bg-secondary px-4 py-3 text-sm text-secondary-foreground">
      <p>{cause}</p>
      <p className="mt-2">
        {write}{' '}
        <a href={mail.href} className="text-link wrap-anywhere">
          {mail.label}
        </a>{' '}
        {call}{' '}
        <a href={phone.href} className="text-link whitespace-nowrap">
          {phone.label}
        </a>
        . {mailCaution}
      </p>
    </div>
  )
}
