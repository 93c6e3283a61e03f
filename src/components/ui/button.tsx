import { clsx } from 'clsx'

const base = 'inline-flex items-center svg:size-5 svg:shrink-0'

const filled =
  'justify-center gap-2.5 rounded-md border-2 font-display font-medium leading-tight text-center no-underline transition-colors duration-150 disabled:opacity-60 disabled:cursor-not-allowed aria-disabled:opacity-60 aria-disabled:cursor-not-allowed'

/** An unobtrusive action; has one size. */
const link = 'text-link min-h-11 gap-2 text-sm'

const variants = {
  primary:
    'border-transparent bg-primary text-primary-foreground not-disabled:hover:bg-primary-hover',
  outline: 'border-primary bg-transparent text-primary not-disabled:hover:bg-primary/10',
  soft: 'border-transparent bg-secondary text-secondary-foreground not-disabled:hover:bg-accent',
  /** For the dark panels; light in both themes. */
  paper:
    'border-transparent bg-(--paper) text-paper-ink not-disabled:hover:[filter:brightness(0.95)]',
  danger:
    'border-transparent bg-destructive text-destructive-foreground not-disabled:hover:[filter:brightness(0.95)]',
} as const

const sizes = {
  default: 'min-h-13 px-6 py-2.5 text-ui',
  small: 'min-h-11 px-4 py-2 text-sm',
} as const

export type ButtonLook = {
  variant?: keyof typeof variants | 'link' | undefined
  size?: keyof typeof sizes | undefined
  className?: string | undefined
}

/** The classes of a button, for other kinds of link. */
export function buttonClasses({
  variant = 'primary',
  size = 'default',
  className,
}: ButtonLook): string {
  const look = variant === 'link' ? link : clsx(filled, variants[variant], sizes[size])
  return clsx(base, look, className)
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ButtonLook & React.ComponentProps<'button'>) {
  return <button type={type} className={buttonClasses({ variant, size, className })} {...props} />
}

/** A link outside the router that looks like a button: mailto, tel, other sites. */
export function ButtonAnchor({
  variant,
  size,
  className,
  ...props
}: ButtonLook & React.ComponentProps<'a'>) {
  return <a className={buttonClasses({ variant, size, className })} {...props} />
}
