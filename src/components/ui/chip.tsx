import { clsx } from 'clsx'

/** The classes of a chip, for links too. */
export function chipClasses(isChosen: boolean): string {
  return clsx(
    'inline-flex min-h-11 items-center rounded-full border px-4 text-sm no-underline transition-colors duration-150',
    isChosen
      ? 'border-primary bg-primary font-semibold text-primary-foreground'
      : 'border-input hover:bg-muted',
  )
}

/** One of a row of buttons that filter a list. */
export function Chip({
  label,
  isChosen,
  onChoose,
}: {
  label: string
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={chipClasses(isChosen)}
    >
      {label}
    </button>
  )
}
