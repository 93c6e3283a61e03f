import { clsx } from 'clsx'
import { useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { FadeIn } from '@/components/sections/fade-in'
import { PartFailed } from '@/components/sections/part-failed'
import { PartBoundary } from '@/components/ui/part-boundary'
import { siteReplaced } from '@/content/error-pages'
import type { TeamMember } from '@/content/team'
import { MemberCard } from '@/features/team/member-card'
import { teamToasts } from '@/features/team/messages'
import { dynamicImport } from '@/lib/dynamic-import'
import { showToast } from '@/lib/toast-store'

type ProfileDialog = typeof import('@/features/team/profile-dialog').ProfileDialog

const dialog = dynamicImport<ProfileDialog>(
  'profile',
  async () => (await import('@/features/team/profile-dialog')).ProfileDialog,
  { failed: teamToasts.profileFailed, replaced: siteReplaced },
)

/** Nine fill rows of three, eight fill rows of two and four: no card is left alone on its row. */
const columnClasses = {
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const

/** Cards of the staff. The profile's code is fetched when the pointer or the focus comes near one. */
export function TeamGrid({
  members,
  columns,
}: {
  members: readonly TeamMember[]
  columns: keyof typeof columnClasses
}) {
  const [profile, setProfile] = useState<{ Dialog: ProfileDialog; member: TeamMember }>()

  async function open(member: TeamMember) {
    const Dialog = await dialog.load()
    if (Dialog) setProfile({ Dialog, member })
  }

  return (
    <>
      <ul
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        className={clsx('grid gap-5', columnClasses[columns])}
      >
        {members.map((member, index) => (
          <FadeIn key={member.id} as="li" step={index % columns}>
            <PartBoundary fallback={<PartFailed />}>
              <MemberCard member={member} onOpen={() => open(member)} />
            </PartBoundary>
          </FadeIn>
        ))}
      </ul>
      <ErrorBoundary
        fallback={null}
        onError={() => {
          showToast(teamToasts.profileFailed)
          setProfile(undefined)
        }}
        resetKeys={[profile]}
      >
        {profile && (
          <profile.Dialog member={profile.member} onClose={() => setProfile(undefined)} />
        )}
      </ErrorBoundary>
    </>
  )
}
