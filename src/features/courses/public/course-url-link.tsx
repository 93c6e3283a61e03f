import { ArrowRight, ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { opensInNewTab } from '@/content/external-links'
import type { CourseLink } from '@/features/courses/domain/course-link'
import { nameWithTitle } from '@/features/courses/public/public-messages'

/** The link of a course's own url; out of the site in a new tab. */
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
  if (!isExternal) {
    return (
      <Link to={href} aria-label={name} className={className}>
        <span>{label}</span>
        <ArrowRight aria-hidden />
      </Link>
    )
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${name} ${opensInNewTab}`}
      className={className}
    >
      <span>{label}</span>
      <ExternalLink aria-hidden />
    </a>
  )
}
