import { clsx } from 'clsx'

const sizes = {
  default: 'px-[0.7rem] py-[0.22rem] text-meta',
  small: 'px-[0.55rem] py-[0.1rem] text-note',
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
        'inline-block rounded-full bg-grey-bg leading-snug font-[550] whitespace-nowrap text-grey-fg',
        sizes[size],
      )}
    >
      {children}
    </span>
  )
}
