import { UnlistedHead } from '@/components/head/unlisted-head'
import { ButtonLink } from '@/components/sections/button-link'
import { Illustration } from '@/components/sections/illustration'
import { paths } from '@/content/paths'
import { accessMessages, loginMessages } from '@/features/auth/messages'

/** Shown to accounts without the role of an administrator. */
export function Denied({ signOutButton }: { signOutButton: React.ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-muted px-(--gutter) py-10">
      <UnlistedHead title={accessMessages.deniedTitle} />
      <div className="grid w-full max-w-144 justify-items-center rounded-xl bg-card px-6 py-10 text-center shadow-paper">
        <Illustration name="404" className="aspect-28/15 w-full max-w-80" />
        <h1 className="mt-4 text-3xl">{accessMessages.deniedTitle}</h1>
        <p className="mt-3 text-muted-foreground">{accessMessages.deniedText}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          {signOutButton}
          <ButtonLink size="small" to={paths.home}>
            {loginMessages.toSite}
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}
