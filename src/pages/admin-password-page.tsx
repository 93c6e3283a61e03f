import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { paths } from '@/content/paths'
import { AccountLink } from '@/features/auth/account-link'
import { AccountPage } from '@/features/auth/account-page'
import { type AccountState, useAccountState } from '@/features/auth/account-state'
import { ForgottenPasswordForm } from '@/features/auth/forgotten-password-form'
import { NewPasswordForm } from '@/features/auth/new-password-form'
import { recoveryMessages as messages, recoverySteps } from '@/features/auth/recovery-messages'
import { Logo } from '@/features/navigation/logo'
import { focusHeading } from '@/lib/move-focus'

/** In the link of supabase/templates/recovery.html. */
const TOKEN_PARAMETER = 'token_hash'

type Step = 'begin' | 'dead' | 'sent' | 'again'

/** The way to a new password: from the address to a mail, and from the link in it to the panel. */
export default function AdminPasswordPage() {
  const { search } = useLocation()
  const { tokenHash, email: typedBefore = '' } = useAccountState()
  const navigate = useNavigate()
  const [email, setEmail] = useState(typedBefore)
  const [step, setStep] = useState<Step>('begin')

  // Out of the address, which is copied, kept in bookmarks and shown to whoever looks at the screen.
  const mailed = new URLSearchParams(search).get(TOKEN_PARAMETER)
  if (mailed) {
    const state: AccountState = { tokenHash: mailed }
    return <Navigate replace to={paths.adminPassword} state={state} />
  }

  /** What had the focus is gone with the step before. */
  function show(next: Step) {
    flushSync(() => setStep(next))
    focusHeading()
  }

  if (step === 'begin' && tokenHash) {
    return (
      <AccountPage logo={<Logo />} {...recoverySteps.choose}>
        <NewPasswordForm
          tokenHash={tokenHash}
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
      <AccountPage logo={<Logo />} {...recoverySteps.sent}>
        <p className="[overflow-wrap:anywhere]">
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
    <AccountPage logo={<Logo />} {...recoverySteps[step === 'dead' ? 'dead' : 'ask']}>
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
