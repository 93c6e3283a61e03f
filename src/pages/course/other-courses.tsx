import { useId } from 'react'
import { PageLink } from '@/components/links/page-link'
import { coursePath } from '@/content/paths'
import { dayAndTime } from '@/features/courses/domain/course-messages'
import type { InSeries } from '@/features/courses/domain/course-series'
import { formatLongDate } from '@/lib/local-date'

/** Links to the pages of other courses: when, and which. */
export function OtherCourses({
  heading,
  courses,
}: {
  heading: string
  courses: readonly InSeries[]
}) {
  const headingId = useId()
  if (courses.length === 0) return null
  return (
    <aside aria-labelledby={headingId} className="max-w-prose rounded-lg bg-muted p-6 print:hidden">
      <h2 id={headingId} className="mb-2.5 text-lg">
        {heading}
      </h2>
      <ul>
        {courses.map(({ id, title, date, startTime, location }) => (
          <li key={id} className="border-t border-border">
            <PageLink to={coursePath(id)} className="block py-3 leading-snug wrap-anywhere">
              <span className="block font-medium text-link">
                {dayAndTime(formatLongDate(date), startTime)}
              </span>
              <span className="text-sm text-muted-foreground">{`${title}, ${location}`}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}
