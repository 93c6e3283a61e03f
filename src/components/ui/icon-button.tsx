import { clsx } from 'clsx'

const hovers = {
  quiet: 'not-disabled:hover:bg-muted',
  row: 'not-disabled:hover:bg-secondary',
  danger: 'not-disabled:hover:bg-destructive-tint not-disabled:hover:text-destructive',
} as const

/** A 44 px button with only an icon; `label` is its accessible name. */
export function IconButton({
  label,
  hover = 'quiet',
  className,
  type = 'button',
  ...props
}: {
  label: string
  hover?: keyof typeof hovers
} & React.ComponentProps<'button'>) {
  return (
    <button
      type={type}
      aria-label={label}
      className={clsx(
        'inline-grid size-11 place-items-center rounded-sm transition-colors duration-150 disabled:opacity-40 svg:size-5',
        hovers[hover],
        className,
      )}
      {...props}
    />
  )
}
