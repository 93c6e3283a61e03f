import type { Session, User } from '@supabase/supabase-js'
import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo, useState } from 'react'
import { authToasts } from '@/content/sign-in'
import { adminRoleQuery, watchSession } from '@/features/auth/auth-api'
import { isSessionExpired } from '@/lib/error-texts'
import { showToast } from '@/lib/toast-store'

type Auth = {
  user: User | null
  /** Of spec 4, beside the user, who is all that the pages need. */
  session: Session | null
  /** Until the first session check and, with a user, the query of the role are settled. */
  loading: boolean
  isAdmin: boolean
  /** Whether isAdmin comes from the database; until then it is false. */
  isRoleKnown: boolean
}

const AuthContext = createContext<Auth | null>(null)

/** @throws Error outside the AuthProvider (spec 8) */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** Provides the signed-in user and whether they are an administrator (spec 4, Auth). */
export function AuthProvider({ children }: { children: React.ReactNode }) {
  const session = useSession()
  const user = session?.user ?? null
  const role = useQuery(adminRoleQuery(user?.id))

  const loading = session === undefined || (user !== null && role.isPending)
  const isAdmin = user !== null && role.isSuccess && role.data
  const auth = useMemo(
    () => ({ user, session: session ?? null, loading, isAdmin, isRoleKnown: role.isSuccess }),
    [user, session, loading, isAdmin, role.isSuccess],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** The session; undefined before the first check, null also while its token is one that the server has rejected. */
function useSession(): Session | null | undefined {
  const [session, setSession] = useState<Session | null>()
  const [refusedToken, setRefusedToken] = useState<string>()
  const queryClient = useQueryClient()
  const token = session?.access_token

  useEffect(
    () =>
      watchSession(
        (next) =>
          setSession((current) =>
            current && current.access_token === next?.access_token ? current : next,
          ),
        () => {
          setSession(null)
          showToast(authToasts.noResponse)
        },
      ),
    [],
  )

  useEffect(() => {
    function onEvent(event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (isSessionExpired(event.action.error)) setRefusedToken(token)
    }
    const unsubscribes = [
      queryClient.getQueryCache().subscribe(onEvent),
      queryClient.getMutationCache().subscribe(onEvent),
    ]
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  }, [queryClient, token])

  return session && session.access_token === refusedToken ? null : session
}
