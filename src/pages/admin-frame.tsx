import type { User } from '@supabase/supabase-js'
import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { LazyPart } from '@/components/boundaries/lazy-part'
import { UnlistedHead } from '@/components/head/page-head'
import { ButtonLink } from '@/components/links/button-link'
import { Illustration } from '@/components/sections/illustration'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { paths } from '@/content/paths'
import { accessMessages, loginMessages, sessionExpiredMessages } from '@/content/sign-in'
import { AdminLayout } from '@/features/admin/admin-layout'
import { signOutMutation } from '@/features/auth/auth-api'
import { useAuth } from '@/features/auth/auth-provider'
import { useFocusAfterLoading } from '@/features/auth/use-focus-after-loading'
import { lazyComponent } from '@/lib/lazy-component'

/** When the list of courses is there. */
const PREFETCH_AFTER_MS = 5_000

const SessionExpiredDialog = lazyComponent(() => import('@/features/auth/session-expired-dialog'))

/**
 * A page for administrators alone: others are sent to the sign-in, or denied (spec 2, Admin dashboard). When the session
 * ends it stays mounted, under a dialog to sign in again.
 */
export function AdminFrame({
  title,
  children,
}: {
  title: string
  children: (signOutButton: React.ReactNode) => React.ReactNode
}) {
  const { user, loading, isAdmin, isRoleKnown } = useAuth()
  const {
    mutate: signOut,
    isPending: isSigningOut,
    isSuccess: hasSignedOut,
  } = useMutation(signOutMutation)
  const [admitted, setAdmitted] = useState<User | null>(null)
  if (isAdmin && admitted?.id !== user?.id) setAdmitted(user)
  const isLoading = !admitted && loading
  useFocusAfterLoading(isLoading)
  // Long before a session ends: its code must be there when the connection may not be.
  useEffect(() => {
    const later = setTimeout(SessionExpiredDialog.prefetch, PREFETCH_AFTER_MS)
    return () => clearTimeout(later)
  }, [])

  const signOutButton = (
    <Button variant="outline" size="small" disabled={isSigningOut} onClick={() => signOut()}>
      <LogOut aria-hidden />
      <span>{isSigningOut ? accessMessages.signingOut : accessMessages.signOut}</span>
    </Button>
  )

  if (isLoading) {
    return (
      <main className="grid min-h-dvh place-items-center bg-muted">
        <UnlistedHead title={title} />
        <Spinner label={accessMessages.loading} />
      </main>
    )
  }
  if (hasSignedOut || !(admitted || user)) return <Navigate replace to={paths.admin} />
  if (!admitted) return <Denied signOutButton={signOutButton} />
  return (
    <>
      <UnlistedHead title={title} />
      <AdminLayout>{children(signOutButton)}</AdminLayout>
      {!isAdmin && !isSigningOut && (
        <LazyPart failed={sessionExpiredMessages.failed} onClose={() => {}}>
          <SessionExpiredDialog
            email={admitted.email}
            isWrongAccount={user !== null && isRoleKnown}
          />
        </LazyPart>
      )}
    </>
  )
}

function Denied({ signOutButton }: { signOutButton: React.ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-muted px-(--gutter) py-10">
      <UnlistedHead title={accessMessages.deniedTitle} />
      <Card
        padding="none"
        className="grid w-full max-w-144 justify-items-center px-6 py-10 text-center"
      >
        <Illustration name="404" className="aspect-28/15 w-full max-w-80" />
        <h1 className="mt-4 text-3xl">{accessMessages.deniedTitle}</h1>
        <p className="mt-3 text-muted-foreground">{accessMessages.deniedText}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          {signOutButton}
          <ButtonLink size="small" to={paths.home}>
            {loginMessages.toSite}
          </ButtonLink>
        </div>
      </Card>
    </main>
  )
}
