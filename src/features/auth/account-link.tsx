import { useNavigate } from 'react-router-dom'
import type { SiteHref } from '@/content/paths'
import type { AccountState } from '@/features/auth/account-state'
import { isPlainClick } from '@/lib/plain-click'

/** A link below one of the forms around the sign-in. It takes along what has been typed. */
export function AccountLink({
  to,
  state,
  children,
}: {
  to: SiteHref
  state: AccountState
  children: React.ReactNode
}) {
  const navigate = useNavigate()
  return (
    <a
      href={to}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        navigate(to, { state })
      }}
      className="text-link mx-auto mt-4 flex min-h-11 w-fit items-center"
    >
      {children}
    </a>
  )
}
