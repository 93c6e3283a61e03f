import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '@/content/paths'
import { loginMessages } from '@/content/sign-in'
import { AccountLink, AccountPage, useAccountState } from '@/features/auth/account-page'
import { useAuth } from '@/features/auth/auth-provider'
import { LoginForm } from '@/features/auth/login-form'

/** Sign-in for administrators; redirects once signed in (spec 2, Admin sign-in). */
export default function AdminLoginPage() {
  const { user, loading } = useAuth()
  const { email: typedBefore = '' } = useAccountState()
  const [email, setEmail] = useState(typedBefore)
  if (user) return <Navigate replace to={paths.adminDashboard} />

  return (
    <AccountPage title={loginMessages.title} lead={loginMessages.lead} isLoading={loading}>
      <LoginForm email={typedBefore} onEmailChange={setEmail} />
      <AccountLink to={paths.adminPassword} state={{ email }}>
        {loginMessages.forgotten}
      </AccountLink>
    </AccountPage>
  )
}
