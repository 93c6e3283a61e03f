import { PageLink } from '@/components/sections/page-link'
import type { SiteHref } from '@/content/paths'
import type { AccountState } from '@/features/auth/account-state'

/** A link between the sign-in forms. It passes the typed address on. */
export function AccountLink({
  to,
  state,
  children,
}: {
  to: SiteHref
  state: AccountState
  children: React.ReactNode
}) {
  return (
    <PageLink
      to={to}
      state={state}
      className="text-link mx-auto mt-4 flex min-h-11 w-fit items-center"
    >
      {children}
    </PageLink>
  )
}
