import { ArrowRight } from 'lucide-react'
import { PageLink } from '@/components/sections/page-link'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { courseCardLink } from '@/features/courses/domain/course-link'
import { courseStatusLabels } from '@/features/courses/domain/course-messages'
import type { MovedCourse } from '@/features/courses/domain/course-periods'
import { courseStatusMessages as messages } from '@/features/courses/public/public-messages'
import { formatLongDate } from '@/lib/local-date'

/** A line for each course that was moved to another day, on its former day, with a link to its card. */
export function MovedAway({ courses }: { courses: readonly MovedCourse[] }) {
  if (courses.length === 0) return null
  return (
    <ul aria-label={messages.movedAway} className="mb-4 grid gap-2">
      {courses.map(({ id, title, date, startTime, movedFrom }) => (
        <li key={id} className="rounded-lg bg-orange-bg px-5 py-3 text-orange-fg">
          <p className="text-meta font-semibold">
            <span className="sr-only">{messages.before(courseStatusLabels.moved)}</span>
            <time dateTime={movedFrom.date}>{formatLongDate(movedFrom.date)}</time>
          </p>
          <PageLink to={courseCardLink(id)} className="inline-block py-2 wrap-anywhere">
            <strong className="font-semibold">{withSoftHyphens(title)}</strong>{' '}
            <span>{messages.movedTo({ date, startTime })}</span>{' '}
            <ArrowRight aria-hidden className="inline size-5" />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
