import { ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { mailCaution } from '@/content/contact'
import { suggestEmail } from '@/features/newsletter/email-suggestion'
import {
  newsletterFormMessages as messages,
  newsletterNotices,
  newsletterOtherWay,
  newsletterToasts,
} from '@/features/newsletter/form-messages'
import { SubscriptionError, subscribe } from '@/features/newsletter/newsletter-api'
import { isPossibleEmail } from '@/features/newsletter/validate-email'
import { reportError } from '@/lib/report-error'
import { dismissToast, showToast } from '@/lib/toast-store'

const EMAIL = 'email'
/** People never see this field. Its name is one that browsers have nothing to fill in for. */
const TRAP = 'besked'

/** One e-mail address (spec 2, 5 and 8). What was typed stays until it has been accepted. */
export function NewsletterForm({ onSubscribed }: { onSubscribed: () => void }) {
  const [error, setError] = useState<string>()
  const [suggestion, setSuggestion] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const values = new FormData(event.currentTarget)
    const email = String(values.get(EMAIL))

    setNotice(undefined)
    if (!isPossibleEmail(email)) {
      setError(newsletterToasts.invalidEmail.text)
      showToast(newsletterToasts.invalidEmail)
      input.current?.focus()
      return
    }

    dismissToast()
    setIsSending(true)
    try {
      // A program that fills in every field learns nothing from the answer.
      const subscription = values.get(TRAP) ? 'subscribed' : await subscribe(email)
      showToast(newsletterToasts[subscription])
      // Whoever closed the dialog meanwhile may have opened it anew.
      if (input.current) onSubscribed()
    } catch (error) {
      // The disabled button has lost the focus.
      input.current?.focus()
      if (error instanceof SubscriptionError && error.problem === 'alreadySubscribed') {
        showToast(newsletterToasts.alreadySubscribed)
      } else {
        reportError('The newsletter subscription failed', error)
        showToast(newsletterToasts.failed)
        setNotice(wordNotice(error))
      }
    } finally {
      setIsSending(false)
    }
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
      {/* Both are always there, because only changes in a place they know are announced. */}
      <div aria-live="polite">
        {suggestion && (
          <button
            type="button"
            onClick={() => takeSuggestion(suggestion)}
            className="text-link mt-1.5 min-h-11 py-2 text-left [overflow-wrap:anywhere]"
          >
            {messages.didYouMean(suggestion)}
          </button>
        )}
      </div>
      <div aria-live="polite">{notice && <Notice cause={notice} />}</div>
      <div aria-hidden className="absolute -left-[999rem] size-px overflow-hidden">
        <label>
          {messages.leaveEmpty}
          <input name={TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="mt-4 text-meta text-muted-foreground">
        {messages.consent}{' '}
        {/* A new tab: reading first must not cost what is typed, nor happen behind the dialog. */}
        <a
          href={messages.policy.to}
          target="_blank"
          className="text-link inline-block"
          rel="noopener"
        >
          {messages.policy.label}
          <span className="sr-only"> {messages.newTab}</span>
          <ExternalLink aria-hidden className="ml-[0.3em] inline size-[0.9em]" />
        </a>
        .
      </p>
      <Button type="submit" disabled={isSending} className="mt-6 w-full sm:w-auto">
        {isSending ? messages.submitting : messages.submit}
      </Button>
    </form>
  )
}

/** The notice for a failure, beside the toast. */
function wordNotice(error: unknown): string | undefined {
  if (!(error instanceof SubscriptionError) || !error.problem) return undefined
  if (error.problem === 'alreadySubscribed') return undefined
  return newsletterNotices[error.problem](error.retryAt)
}

/** Why the sign-up failed, and the way around it. */
function Notice({ cause }: { cause: string }) {
  const { write, mail, call, phone } = newsletterOtherWay
  return (
    <div className="mt-4 rounded-lg bg-secondary px-4 py-3 text-sm text-secondary-foreground">
      <p>{cause}</p>
      <p className="mt-2">
        {write}{' '}
        <a href={mail.href} className="text-link [overflow-wrap:anywhere]">
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
