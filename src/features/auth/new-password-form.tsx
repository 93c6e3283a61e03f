import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { recoveryMessages as messages, passwordErrors } from '@/content/password-recovery'
import { PasswordField } from '@/features/auth/password-field'
import { findPasswordError, type PasswordError } from '@/features/auth/password-rules'
import {
  type PasswordOutcome,
  recoveryFailure,
  redeemLink,
  redeemLinkMutation,
  savePasswordMutation,
} from '@/features/auth/recovery-api'
import { SubmitButton } from '@/features/auth/submit-button'
import { useSubmission } from '@/lib/use-submission'

/** Sets a new password. One field that can show its text prevents more mistakes than typing the password twice. */
export function NewPasswordForm({
  tokenHash,
  account,
  onRedeemed,
  onLinkDead,
  onSaved,
}: {
  tokenHash: string
  /** The address of the account, once the token has been used: from then on the session replaces it. */
  account: string | undefined
  onRedeemed: (account: string) => void
  onLinkDead: () => void
  onSaved: () => void
}) {
  const { mutateAsync: redeem } = useMutation(redeemLinkMutation)
  const { mutateAsync: savePassword } = useMutation(savePasswordMutation)
  const checking = useRef<Promise<string | null | undefined>>(undefined)
  const [error, setError] = useState<PasswordError>()
  const { submit, clearFailure, ...submission } = useSubmission(recoveryFailure)
  const input = useRef<HTMLInputElement>(null)

  /**
   * Uses the token, before anybody thinks of a password for a dead link. With the first focus and not with the opening,
   * since mail scanners open links. Undefined without a connection: then the attempt to save uses it, and says why not.
   */
  async function checkLink(): Promise<string | null | undefined> {
    const redeemed = await redeemLink(tokenHash).catch(() => undefined)
    if (redeemed === null) onLinkDead()
    else if (redeemed !== undefined) onRedeemed(redeemed)
    return redeemed
  }

  async function save(password: string): Promise<PasswordOutcome> {
    let redeemed = account ?? (await checking.current)
    if (redeemed === undefined) {
      redeemed = await redeem(tokenHash)
      if (redeemed !== null) onRedeemed(redeemed)
    }
    return redeemed === null ? 'signedOut' : savePassword(password)
  }

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = input.current?.value ?? ''
    const found = findPasswordError(password)
    setError(found)
    clearFailure()
    if (found) return input.current?.focus()

    void submit(async () => {
      const outcome = await save(password)
      if (outcome === 'saved') return onSaved()
      if (outcome === 'signedOut') return onLinkDead()
      setError(outcome)
      input.current?.focus()
    }, input)
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {/* The account, for password managers. */}
      <input hidden readOnly type="email" autoComplete="username" value={account ?? ''} />
      <PasswordField
        ref={input}
        label={messages.password}
        hint={messages.passwordHint}
        error={error && passwordErrors[error]}
        isSubmitting={submission.isPending}
        autoComplete="new-password"
        onFocus={() => {
          if (account === undefined) checking.current ??= checkLink()
        }}
        onChange={(event) => {
          if (error) setError(findPasswordError(event.currentTarget.value))
        }}
      />
      <SubmitButton label={messages.save} pendingLabel={messages.saving} {...submission} />
    </form>
  )
}
