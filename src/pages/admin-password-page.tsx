import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/content/paths'
import { type AccountState, useAccountState } from '@/features/auth/account-state'
import { nameInLink } from '@/lib/name-in-link'
import { PasswordSteps } from '@/pages/admin-password/password-steps'

/**
 * In the hash of the link in supabase/templates/recovery.html: no server and no Referer is told of a hash. Its value is
 * hexadecimal.
 */
const TOKEN_PARAMETER = 'token_hash'

/** The way to a new password: from the address to a mail, and from the link in it to the panel. */
export default function AdminPasswordPage() {
  const { hash } = useLocation()
  const { tokenHash, email } = useAccountState()

  // Out of the address, which is copied, kept in bookmarks and shown to whoever looks at the screen. Meanwhile the
  // steps are gone: a link that is pasted where this page is open opens no new document, and begins again all the same.
  const mailed = nameInLink(new URLSearchParams(hash.slice(1)).get(TOKEN_PARAMETER) ?? '')
  if (mailed) {
    const state: AccountState = { tokenHash: mailed }
    return <Navigate replace to={paths.adminPassword} state={state} />
  }
  return <PasswordSteps tokenHash={tokenHash} typedBefore={email} />
}
