import { clsx } from 'clsx'
import { ExternalLink as LeavesSite } from 'lucide-react'
import { opensInNewTab } from '@/content/external-links'

/** A link to somebody else's site: a new tab, a sign that says so, and the same in words for screen readers. */
export function ExternalLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={clsx('[&_svg]:ml-[0.3em] [&_svg]:inline [&_svg]:size-[0.9em]', className)}
    >
      {children}
      <span className="sr-only"> {opensInNewTab}</span>
      <LeavesSite aria-hidden />
    </a>
  )
}
