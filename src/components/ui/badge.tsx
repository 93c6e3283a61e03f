import { clsx } from 'clsx'

export type BadgeTone = 'blue' | 'green' | 'purple' | 'orange' | 'red' | 'grey'

const tones: Record<BadgeTone, string> = {
  blue: 'bg-blue-bg text-blue-fg before:bg-blue-dot',
  green: 'bg-green-bg text-green-fg before:bg-green-dot',
  purple: 'bg-purple-bg text-purple-fg before:bg-purple-dot',
  orange: 'bg-orange-bg text-orange-fg before:bg-orange-dot',
  red: 'bg-red-bg text-red-fg before:bg-red-dot',
  grey: 'bg-grey-bg text-grey-fg before:bg-grey-dot',
}

/** The classes of a badge, for a badge that is a link. */
export function badgeClasses(tone: BadgeTone): string {
  return clsx(
    'inline-flex items-center gap-2 rounded-lg px-2.5 py-1 text-meta leading-snug font-label',
    'before:h-2.5 before:w-2 before:shrink-0 before:rounded-egg before:content-[""]',
    tones[tone],
  )
}

/** A pill with an egg dot. The text carries the meaning; the colour only repeats it. */
export function Badge({ tone, children }: { tone: BadgeTone; children: React.ReactNode }) {
  return <span className={badgeClasses(tone)}>{children}</span>
}
