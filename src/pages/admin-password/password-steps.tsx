import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/content/paths'
import { AccountLink, AccountPage } from '@/features/auth/account-page'
import { ForgottenPasswordForm } from '@/features/auth/forgotten-password-form'
import { NewPasswordForm } from '@/features/auth/new-password-form'
import { recoveryMessages as messages, recoverySteps } from '@/features/auth/recovery-messages'
import { Logo } from '@/features/navigation/logo'
import { focusHeading } from '@/lib/move-focus'
import { MailSent } from '@/pages/admin-password/mail-sent'

type Step = 'begin' | 'dead' | 'sent' | 'again'

export function PasswordSteps({
  tokenHash,
  typedBefore = '',
}: {
  tokenHash: string | undefined
  typedBefore: string | undefined
}) {
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
        <MailSent email={email} onAgain={() => show('again')} />
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
