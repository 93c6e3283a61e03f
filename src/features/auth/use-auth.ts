import type { Session, User } from '@supabase/supabase-js'
import { createContext, use } from 'react'

/** Who is using the site (spec 4, Auth). */
type Auth = {
  user: User | null
  session: Session | null
  /** Until the first session check and, with a user, the look-up of the role have ended. */
  loading: boolean
  isAdmin: boolean
  /** Whether isAdmin is the database's answer; without one it is false. */
  isRoleKnown: boolean
}

export const AuthContext = createContext<Auth | null>(null)

/** @throws Error outside the AuthProvider (spec 8) */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
