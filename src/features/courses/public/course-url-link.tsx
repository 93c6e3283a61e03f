import { ArrowRight, ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { opensInNewTab } from '@/content/external-links'
import type { CourseLink } from '@/features/courses/domain/course-link'
import { nameWithTitle } from '@/features/courses/domain/course-messages'

/** The link of a course's own url; out of the site in a new tab, which the router leaves to the browser. */
export function CourseUrlLink({
  link: { href, isExternal },
  label,
  title,
  className,
}: {
  link: CourseLink
  label: string
  title: string
  className: string
}) {
  const name = nameWithTitle(label, title)
  const Icon = isExternal ? ExternalLink : ArrowRight
  return (
    <Link
      to={href}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      aria-label={isExternal ? `${name} ${opensInNewTab}` : name}
      className={className}
    >
      <span>{label}</span>
      <Icon aria-hidden />
    </Link>
  )
}
