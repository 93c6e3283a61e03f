import type { Session, User } from '@supabase/supabase-js'
import { createContext, use } from 'react'

/** The signed-in user (spec 4, Auth). */
type Auth = {
  user: User | null
  session: Session | null
  /** Until the first session check and, with a user, the query of the role are settled. */
  loading: boolean
  isAdmin: boolean
  /** Whether isAdmin comes from the database; until then it is false. */
  isRoleKnown: boolean
}

export const AuthContext = createContext<Auth | null>(null)

/** @throws Error outside the AuthProvider (spec 8) */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
