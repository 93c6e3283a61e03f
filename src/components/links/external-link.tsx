import { clsx } from 'clsx'
import { ExternalLink as LeavesSite } from 'lucide-react'
import { opensInNewTab } from '@/content/external-links'

/** A link to another site: opens a new tab, and says so with an icon and in words for screen readers. */
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
      className={clsx('svg:ml-1 svg:inline svg:size-[0.9em]', className)}
    >
      {children}
      <span className="sr-only"> {opensInNewTab}</span>
      <LeavesSite aria-hidden />
    </a>
  )
}
