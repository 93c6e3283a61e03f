import type { User } from '@supabase/supabase-js'
import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { UnlistedHead } from '@/components/head/unlisted-head'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { paths } from '@/content/paths'
import { useAuth } from '@/features/auth/auth-provider'
import { signOutMutation } from '@/features/auth/auth-queries'
import { accessMessages } from '@/features/auth/messages'
import { SessionExpiredDialog } from '@/features/auth/session-expired-dialog'
import { useFocusAfterLoading } from '@/features/auth/use-focus-after-loading'
import { adminCourseMessages } from '@/features/courses/admin/admin-messages'
import { Denied } from '@/pages/admin-dashboard/denied'
import { Panel } from '@/pages/admin-dashboard/panel'

/** The panel for administrators (spec 2). When the session ends it stays mounted, under a dialog to sign in again. */
export default function AdminDashboardPage() {
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

  const signOutButton = (
    <Button variant="outline" size="small" disabled={isSigningOut} onClick={() => signOut()}>
      <LogOut aria-hidden />
      <span>{isSigningOut ? accessMessages.signingOut : accessMessages.signOut}</span>
    </Button>
  )

  if (hasSignedOut) return <Navigate replace to={paths.admin} />
  if (!admitted) {
    if (isLoading) {
      return (
        <main className="grid min-h-dvh place-items-center bg-muted">
          <UnlistedHead title={adminCourseMessages.title} />
          <Spinner label={accessMessages.loading} />
        </main>
      )
    }
    if (!user) return <Navigate replace to={paths.admin} />
    return <Denied signOutButton={signOutButton} />
  }
  return (
    <>
      <Panel signOutButton={signOutButton} />
      {!isAdmin && !isSigningOut && (
        <SessionExpiredDialog
          email={admitted.email}
          isWrongAccount={user !== null && isRoleKnown}
        />
      )}
    </>
  )
}
