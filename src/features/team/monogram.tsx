import { clsx } from 'clsx'
import type { TeamMember } from '@/content/team'
import { tints } from '@/styles/tints'

const sizes = {
  card: 'h-[6.2rem] w-[5.25rem] text-2xl',
  dialog: 'h-[7.7rem] w-[6.5rem] text-2xl max-sm:h-[6.2rem] max-sm:w-[5.25rem]',
} as const

/** A member's photo, or the initials on an egg. Decorative: the name is beside it. */
export function Monogram({ member, size }: { member: TeamMember; size: keyof typeof sizes }) {
  const frame = clsx('shrink-0 rounded-egg', sizes[size])
  if (member.photo) {
    const { src, width, height, alt } = member.photo
    return (
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        className={clsx(frame, 'object-cover')}
      />
    )
  }
  const words = member.name.split(' ')
  return (
    <span
      aria-hidden
      className={clsx(
        frame,
        tints[member.tint],
        // In the dark theme the tints are close to the card's colour; an overlay separates them.
        'grid place-items-center pt-1.5 font-display font-semibold tracking-[0.01em] not-print:dark:bg-[linear-gradient(color-mix(in_oklab,var(--foreground)_14%,transparent)_0_0)]',
      )}
    >
      {words.at(0)?.charAt(0)}
      {words.at(-1)?.charAt(0)}
    </span>
  )
}
