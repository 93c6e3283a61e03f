import { clsx } from 'clsx'
import type { TeamMember } from '@/content/team'
import { tints } from '@/styles/tints'

const sizes = {
  card: 'h-25 w-21 text-2xl',
  dialog: 'h-31 w-26 text-2xl max-sm:h-25 max-sm:w-21',
} as const

/** A member's photo, or the initials on an egg. Decorative: the name is beside it. */
export function Monogram({ member, size }: { member: TeamMember; size: keyof typeof sizes }) {
  const shape = clsx('shrink-0 rounded-egg', sizes[size])
  const { photo } = member
  if (photo) {
    return <img {...photo} alt={photo.alt} loading="lazy" className={clsx(shape, 'object-cover')} />
  }
  const words = member.name.split(' ')
  return (
    <span
      aria-hidden
      className={clsx(
        shape,
        tints[member.tint],
        // In the dark theme the tints are close to the card's colour; an overlay separates them.
        'grid place-items-center pt-1.5 font-display font-semibold not-print:dark:bg-[linear-gradient(color-mix(in_oklab,var(--foreground)_14%,transparent)_0_0)]',
      )}
    >
      {words.at(0)?.charAt(0)}
      {words.at(-1)?.charAt(0)}
    </span>
  )
}
