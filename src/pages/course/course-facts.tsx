import { clsx } from 'clsx'
import { ExternalLink } from '@/components/links/external-link'
import { courseAudiences } from '@/content/course-audiences'
import { coursePageWords as words } from '@/content/course-page'
import { endTimeOf } from '@/features/courses/domain/course-event'
import { durationOf, isOnline, mapOf } from '@/features/courses/domain/course-facts'
import { priceText } from '@/features/courses/domain/course-messages'
import type { InSeries } from '@/features/courses/domain/course-series'
import { isCourseType } from '@/features/courses/domain/course-types'
import { formatLongDate } from '@/lib/local-date'

/** The facts of a course that are known, by name. */
export function CourseFacts({ course }: { course: InSeries }) {
  const { date, startTime, endTime, location, type } = course
  const end = endTimeOf(course)
  const facts: [name: string, value: React.ReactNode][] = [
    [
      words.facts.when,
      <>
        {formatLongDate(date)}{' '}
        <span className="whitespace-nowrap">{words.hours(`${startTime} - ${endTime}`)}</span>
      </>,
    ],
    [words.facts.duration, end && words.duration(durationOf(startTime, end))],
    [
      words.facts.place,
      <>
        {/* On a line of its own: beside the place it moves to another line with the fonts. */}
        <span className="block">{location}</span>
        {!isOnline(location) && (
          <ExternalLink href={mapOf(location)} className="text-link">
            {words.map}
          </ExternalLink>
        )}
      </>,
    ],
    [words.facts.price, priceText(course)],
    [words.facts.audience, isCourseType(type) && courseAudiences[type]],
  ]
  return (
    <dl>
      {facts
        .filter(([, value]) => value)
        .map(([name, value], index) => (
          <div
            key={name}
            className={clsx(
              'grid gap-x-4 py-3 sm:grid-cols-[8rem_1fr]',
              index > 0 && 'border-t border-border',
            )}
          >
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
