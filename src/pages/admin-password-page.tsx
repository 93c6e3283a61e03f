import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { recoveryMessages as messages, recoverySteps } from '@/content/password-recovery'
import { paths } from '@/content/paths'
import {
  AccountLink,
  AccountPage,
  type AccountState,
  useAccountState,
} from '@/features/auth/account-page'
import { ForgottenPasswordForm } from '@/features/auth/forgotten-password-form'
import { NewPasswordForm } from '@/features/auth/new-password-form'
import { focusHeading } from '@/lib/move-focus'
import { nameInLink } from '@/lib/name-in-link'
import { KEEP_SCROLL } from '@/lib/navigation-state'

/** The token in the link's hash (supabase/templates/recovery.html), which is sent to no server, nor in a Referer. */
const TOKEN_PARAMETER = 'token_hash'

/** Requests the mail with the link to a new password, and sets the password after that link. */
export default function AdminPasswordPage() {
  const { hash } = useLocation()
  const accountState = useAccountState()

  // Removes the token from the URL, which is copied, bookmarked and visible on the screen. Unmounts the steps meanwhile:
  // a link pasted while this page is open loads no new document, and must start anew.
  const mailed = nameInLink(new URLSearchParams(hash.slice(1)).get(TOKEN_PARAMETER) ?? '')
  if (mailed) {
    const state: AccountState = { tokenHash: mailed }
    return <Navigate replace to={paths.adminPassword} state={state} />
  }
  return <PasswordSteps {...accountState} />
}

type Step = 'begin' | 'dead' | 'sent' | 'again'

function PasswordSteps({ tokenHash, account, email: typedBefore = '' }: AccountState) {
  const navigate = useNavigate()
  const [email, setEmail] = useState(typedBefore)
  const [step, setStep] = useState<Step>('begin')

  /** The focused element has been removed with the previous step. */
  function show(next: Step) {
    flushSync(() => setStep(next))
    focusHeading()
  }

  if (step === 'begin' && tokenHash) {
    return (
      <AccountPage {...recoverySteps.choose}>
        <NewPasswordForm
          tokenHash={tokenHash}
          account={account}
          onRedeemed={(redeemed) => {
            const state = { ...KEEP_SCROLL, tokenHash, account: redeemed }
            void navigate(paths.adminPassword, { replace: true, state })
          }}
          onLinkDead={() => show('dead')}
          onSaved={() => navigate(paths.adminDashboard, { replace: true })}
        />
      </AccountPage>
    )
  }

  const toLogin = (
    <AccountLink to={paths.admin} state={{ email }}>
      {messages.toLogin}
    </AccountLink>
  )
  if (step === 'sent') {
    return (
      <AccountPage {...recoverySteps.sent}>
        <p className="wrap-anywhere">
          {messages.sentTo} <strong>{email}</strong>
        </p>
        <p className="mt-4 mb-6">{messages.noMail}</p>
        <div className="grid">
          <Button variant="outline" onClick={() => show('again')}>
            {messages.again}
          </Button>
        </div>
        {toLogin}
      </AccountPage>
    )
  }
  return (
    <AccountPage {...recoverySteps[step === 'dead' ? 'dead' : 'ask']}>
      <ForgottenPasswordForm
        email={email}
        onSent={(address) => {
          setEmail(address)
          show('sent')
        }}
      />
      {toLogin}
    </AccountPage>
  )
}
