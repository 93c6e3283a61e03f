import { PageLink } from '@/components/links/page-link'
import { courseCardId, courseCardLink } from '@/features/courses/domain/course-link'

/** A link within /courses to the card of a course; without scripts to its place in the document. */
export function CourseCardLink({
  id,
  className,
  children,
}: {
  id: string
  className: string
  children: React.ReactNode
}) {
  return (
    <>
      <PageLink to={courseCardLink(id)} className={`${className} noscript:hidden`}>
        {children}
      </PageLink>
      <noscript>
        {import.meta.env.SSR && (
          <a href={`#${courseCardId(id)}`} className={className}>
            {children}
          </a>
        )}
      </noscript>
    </>
  )
}
