import { Link, Navigate } from 'react-router-dom'
import { UnlistedHead } from '@/components/head/unlisted-head'
import { Spinner } from '@/components/ui/spinner'
import { paths } from '@/content/paths'
import { LoginForm } from '@/features/auth/login-form'
import { accessMessages, loginMessages } from '@/features/auth/messages'
import { useAuth } from '@/features/auth/use-auth'
import { Logo } from '@/features/navigation/logo'

/** Sign-in for administrators; whoever is signed in moves on (specification 2, Admin sign-in). */
export default function AdminLoginPage() {
  const { user, loading } = useAuth()
  if (user) return <Navigate replace to={paths.adminDashboard} />

  return (
    <main className="grid min-h-dvh place-items-center bg-egg px-(--gutter) py-10">
      <UnlistedHead title={loginMessages.title} />
      {loading ? (
        <Spinner label={accessMessages.loading} />
      ) : (
        <div className="w-full max-w-112">
          <div className="rounded-xl bg-card p-[clamp(1.5rem,5vw,2.5rem)] shadow-paper">
            <Logo />
            <h1 className="mt-8 text-3xl">{loginMessages.title}</h1>
            <p className="mt-1.5 mb-6 text-muted-foreground">{loginMessages.lead}</p>
            <LoginForm />
          </div>
          <Link to={paths.home} className="text-link mx-auto mt-5 flex min-h-11 w-fit items-center">
            {loginMessages.toSite}
          </Link>
        </div>
      )}
    </main>
  )
}
