import { clsx } from 'clsx'
import { useState } from 'react'
import { FadeIn } from '@/components/sections/fade-in'
import type { TeamMember } from '@/content/team'
import { MemberCard } from '@/features/team/member-card'
import { ProfileDialog } from '@/features/team/profile-dialog'

/** Nine fill rows of three, eight fill rows of two and four: no card is left alone on its row. */
const columnClasses = {
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const

export function TeamGrid({
  members,
  columns,
}: {
  members: readonly TeamMember[]
  columns: keyof typeof columnClasses
}) {
  const [chosen, setChosen] = useState<TeamMember>()
  return (
    <>
      <ul className={clsx('grid gap-5', columnClasses[columns])}>
        {members.map((member, index) => (
          <FadeIn key={member.id} as="li" step={index % columns}>
            <MemberCard member={member} onOpen={() => setChosen(member)} />
          </FadeIn>
        ))}
      </ul>
      {chosen && <ProfileDialog member={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
