import { clsx } from 'clsx'
import { ExternalLink as LeavesSite } from 'lucide-react'
import { type ButtonLook, buttonClasses } from '@/components/ui/button'
import { opensInNewTab } from '@/content/external-links'

/** A link to another site: opens a new tab, and says so with an icon and in words for screen readers. */
export function ExternalLink({
  href,
  button,
  className,
  children,
}: {
  href: string
  /** For a link that looks like a button. */
  button?: ButtonLook
  className?: string
  children: React.ReactNode
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={
        button ? buttonClasses(button) : clsx('svg:ml-1 svg:inline svg:size-[0.9em]', className)
      }
    >
      {children}
      <span className="sr-only"> {opensInNewTab}</span>
      <LeavesSite aria-hidden />
    </a>
  )
}
