import { clsx } from 'clsx'
import { useState } from 'react'
import { LazyPart } from '@/components/boundaries/lazy-part'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { FadeIn } from '@/components/sections/fade-in'
import { isNoDialogOpen } from '@/components/ui/open-dialog'
import { profileWords, type TeamMember } from '@/content/team'
import { MemberCard } from '@/features/team/member-card'
import { lazyComponent } from '@/lib/lazy-component'

const ProfileDialog = lazyComponent(() => import('@/features/team/profile-dialog'))

/** Nine cards fill rows of three, eight fill rows of two and four: no card is alone in its row. */
const columnClasses = {
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const

/** Cards of the staff. The profile's code is prefetched on hover and focus. */
export function TeamGrid({
  members,
  columns,
}: {
  members: readonly TeamMember[]
  columns: keyof typeof columnClasses
}) {
  const [opened, setOpened] = useState<TeamMember>()
  const close = () => setOpened(undefined)

  return (
    <>
      <ul
        onPointerEnter={ProfileDialog.prefetch}
        onFocus={ProfileDialog.prefetch}
        className={clsx('grid gap-5', columnClasses[columns])}
      >
        {members.map((member, index) => (
          <FadeIn key={member.id} as="li" step={index % columns}>
            <PartBoundary isImportant>
              <MemberCard member={member} onOpen={() => setOpened(member)} />
            </PartBoundary>
          </FadeIn>
        ))}
      </ul>
      {opened && (
        <LazyPart failed={profileWords.failed} isWanted={isNoDialogOpen} onClose={close}>
          <ProfileDialog member={opened} onClose={close} />
        </LazyPart>
      )}
    </>
  )
}
