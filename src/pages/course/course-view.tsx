import { clsx } from 'clsx'
import { useId } from 'react'
import { PageHead } from '@/components/head/page-head'
import { ExternalLink } from '@/components/links/external-link'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { mailToTalk } from '@/content/contact'
import { courseAudiences } from '@/content/course-audiences'
import { courseCardMessages } from '@/content/course-calendar'
import { durationText, isOnline, mapOf, coursePageWords as words } from '@/content/course-page'
import { courseShareImagePath } from '@/content/share-images'
import { site } from '@/content/site'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { endTimeOf, isOpen, isPast } from '@/features/courses/domain/course-event'
import { priceText } from '@/features/courses/domain/course-messages'
import type { InSeries } from '@/features/courses/domain/course-series'
import { courseTypeInfo, isCourseType } from '@/features/courses/domain/course-types'
import { PosterButton } from '@/features/courses/poster/poster-button'
import { CourseActions } from '@/features/courses/public/course-actions'
import { AvailabilityBadge, StatusBadge } from '@/features/courses/public/course-badges'
import { CourseJsonLd } from '@/features/courses/public/course-json-ld'
import { SeriesDates, SeriesPart } from '@/features/courses/public/series-dates'
import { ShareCourse } from '@/features/courses/public/share-course'
import { formatDate, formatLongDate, type LocalDateTime } from '@/lib/local-date'
import { OtherCourses } from '@/pages/course/other-courses'

/** A course: status, title, the facts, the way to a place, and other courses beside it. */
export function CourseView({
  course,
  others,
  now,
  hasShareImage,
  isSettled,
}: {
  course: InSeries
  others: readonly InSeries[]
  now: LocalDateTime
  hasShareImage: boolean
  isSettled: boolean
}) {
  const { title, date, startTime, endTime, location, statusNote } = course
  const { publicLabel, tone } = courseTypeInfo(course.type)
  const day = formatLongDate(date)
  const partId = useId()
  const share = <ShareCourse course={course} />
  const hasSameTitle = others.some((other) => other.title === title)
  return (
    <>
      <PageHead
        title={words.title(title, formatDate(date))}
        description={words.description(
          publicLabel,
          day,
          `${startTime}-${endTime}`,
          words.inPlace(location),
        )}
        image={
          hasShareImage
            ? { path: courseShareImagePath(course.id), alt: `${title}, ${day}` }
            : undefined
        }
      />
      <CourseJsonLd course={course} now={now} />
      <div className="mt-4 grid items-start gap-fluid-lg lg:grid-cols-aside">
        <article>
          <p className="flex flex-wrap items-center gap-2">
            <StatusBadge course={course} />
            {isPast(course, now) && <Badge tone="grey">{courseCardMessages.past}</Badge>}
            <Badge tone={tone}>{publicLabel}</Badge>
            <SeriesPart course={course} id={partId} />
            <AvailabilityBadge
              course={course}
              now={now}
              className={isSettled ? undefined : 'invisible'}
            />
          </p>
          <h1 aria-describedby={course.series && partId} className="mt-4 wrap-anywhere">
            {withSoftHyphens(title)}
          </h1>
          {statusNote && <p className="mt-4 max-w-prose text-lead wrap-anywhere">{statusNote}</p>}
          <Card padding="row" className="mt-6 max-w-prose">
            <CourseFacts course={course} />
            <SeriesDates course={course} now={now} isNext={false} />
          </Card>
          <CourseActions course={course} now={now} isSettled={isSettled} share={share} />
          <div className="mt-2 flex flex-wrap gap-x-5">
            {!isOpen(course, now) && share}
            <PosterButton course={course} />
          </div>
        </article>
        <div className="grid gap-6">
          <OtherCourses
            heading={hasSameTitle ? words.sameTitle : words.otherCourses}
            courses={others}
          />
          <p className="max-w-prose">
            {words.questions}{' '}
            <a href={site.phone.href} className="text-link whitespace-nowrap">
              {site.phone.label}
            </a>{' '}
            ·{' '}
            <a href={mailToTalk()} className="text-link wrap-anywhere">
              {site.email}
            </a>
          </p>
        </div>
      </div>
    </>
  )
}

function CourseFacts({ course }: { course: InSeries }) {
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
    [words.facts.duration, end && durationText(startTime, end)],
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
