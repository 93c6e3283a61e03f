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

/** In the hash of the link in supabase/templates/recovery.html: no server and no Referer is told of a hash. */
const TOKEN_PARAMETER = 'token_hash'

type Step = 'begin' | 'dead' | 'sent' | 'again'

/** The way to a new password: from the address to a mail, and from the link in it to the panel. */
export default function AdminPasswordPage() {
  const { hash } = useLocation()
  const { tokenHash, email } = useAccountState()

  // Out of the address, which is copied, kept in bookmarks and shown to whoever looks at the screen. Meanwhile the
  // steps are gone: a link that is pasted where this page is open opens no new document, and begins again all the same.
  const mailed = new URLSearchParams(hash.slice(1)).get(TOKEN_PARAMETER)
  if (mailed) {
    const state: AccountState = { tokenHash: mailed }
    return <Navigate replace to={paths.adminPassword} state={state} />
  }
  return <PasswordSteps tokenHash={tokenHash} typedBefore={email} />
}

function PasswordSteps({
  tokenHash,
  typedBefore = '',
}: {
  tokenHash: string | undefined
  typedBefore: string | undefined
}) {
  const navigate = useNavigate()
  const [email, setEmail] = useState(typedBefore)
  const [step, setStep] = useState<Step>('begin')

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
