import { clsx } from 'clsx'

const sizes = {
  default: 'px-2.5 py-1 text-meta',
  small: 'px-2 py-0.5 text-note',
} as const

/** A grey pill with the kind of an item. */
export function Tag({
  size = 'default',
  children,
}: {
  size?: keyof typeof sizes | undefined
  children: React.ReactNode
}) {
  return (
    <span
      className={clsx(
        'inline-block rounded-full bg-grey-bg leading-snug font-label whitespace-nowrap text-grey-fg',
        sizes[size],
      )}
    >
      {children}
    </span>
  )
}
