import { useLocation } from 'react-router-dom'
import { UnlistedHead } from '@/components/head/page-head'
import { PageLink } from '@/components/links/page-link'
import { Logo } from '@/components/sections/logo'
import { Card } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { paths, type SiteHref } from '@/content/paths'
import { accessMessages, loginMessages } from '@/content/sign-in'
import { useFocusAfterLoading } from '@/features/auth/use-focus-after-loading'
import { textIn } from '@/lib/fields-of'

/** A page with one card, for signing in and for a new password. */
export function AccountPage({
  title,
  lead,
  isLoading = false,
  children,
}: {
  title: string
  lead: string
  isLoading?: boolean
  children: React.ReactNode
}) {
  useFocusAfterLoading(isLoading)
  return (
    <main className="grid min-h-dvh place-items-center bg-egg px-(--gutter) py-10">
      <UnlistedHead title={title} />
      {isLoading ? (
        <Spinner label={accessMessages.loading} />
      ) : (
        <div className="w-full max-w-112">
          <Card padding="none" className="p-[clamp(1.5rem,5vw,2.5rem)]">
            <Logo />
            <h1 className="mt-8 text-3xl">{title}</h1>
            <p className="mt-1.5 mb-6 text-muted-foreground">{lead}</p>
            {children}
          </Card>
          <PageLink
            to={paths.home}
            className="text-link mx-auto mt-5 flex min-h-11 w-fit items-center"
          >
            {loginMessages.toSite}
          </PageLink>
        </div>
      )}
    </main>
  )
}

/** A link between the sign-in forms. It passes the typed address on. */
export function AccountLink(link: {
  to: SiteHref
  state: AccountState
  children: React.ReactNode
}) {
  return <PageLink {...link} className="text-link mx-auto mt-4 flex min-h-11 w-fit items-center" />
}

/** Router state that the sign-in pages pass to each other, outside the URL. */
export type AccountState = {
  email?: string | undefined
  /** From the link in a mail. A reload keeps it. */
  tokenHash?: string | undefined
  /** The address of the account whose token has been used, so that a reload does not use it again. */
  account?: string | undefined
}

export function useAccountState(): AccountState {
  const { state } = useLocation()
  return {
    email: textIn(state, 'email'),
    tokenHash: textIn(state, 'tokenHash'),
    account: textIn(state, 'account'),
  }
}
