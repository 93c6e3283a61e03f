import { clsx } from 'clsx'

const paddings = { none: '', row: 'px-7 py-5', small: 'p-6', default: 'p-7' } as const

type CardLook = {
  padding?: keyof typeof paddings | undefined
  /** Whether the card is one link: the link in it covers the card. */
  isLink?: boolean | undefined
  className?: string | undefined
}

/** The classes of a card, for a component that renders its own element. */
export function cardClasses({ padding = 'default', isLink = false, className }: CardLook): string {
  return clsx(
    'rounded-lg bg-card shadow-paper',
    paddings[padding],
    isLink && 'cover-link',
    className,
  )
}

/** A raised white sheet. `className` is its layout. */
export function Card({
  as: Element = 'div',
  padding,
  isLink,
  className,
  ...props
}: CardLook & {
  as?: 'div' | 'li' | 'ul' | 'section' | 'article' | 'aside'
} & React.HTMLAttributes<HTMLElement>) {
  return <Element className={cardClasses({ padding, isLink, className })} {...props} />
}
