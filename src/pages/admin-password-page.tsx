import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/content/paths'
import { type AccountState, useAccountState } from '@/features/auth/account-page'
import { nameInLink } from '@/lib/name-in-link'
import { PasswordSteps } from '@/pages/admin-password/password-steps'

/** The token in the link's hash (supabase/templates/recovery.html), which is sent to no server, nor in a Referer. */
const TOKEN_PARAMETER = 'token_hash'

/** Requests the mail with the link to a new password, and sets the password after that link. */
export default function AdminPasswordPage() {
  const { hash } = useLocation()
  const { tokenHash, email } = useAccountState()

  // Removes the token from the URL, which is copied, bookmarked and visible on the screen. Unmounts the steps meanwhile:
  // a link pasted while this page is open loads no new document, and must start anew.
  const mailed = nameInLink(new URLSearchParams(hash.slice(1)).get(TOKEN_PARAMETER) ?? '')
  if (mailed) {
    const state: AccountState = { tokenHash: mailed }
    return <Navigate replace to={paths.adminPassword} state={state} />
  }
  return <PasswordSteps tokenHash={tokenHash} typedBefore={email} />
}
