import { useId } from 'react'
import { PageHead } from '@/components/head/page-head'
import { PhoneAndMail } from '@/components/sections/phone-and-mail'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { courseCardMessages } from '@/content/course-calendar'
import { coursePageWords as words } from '@/content/course-page'
import { courseShareImagePath } from '@/content/share-images'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { isOpen, isPast, takesPlace } from '@/features/courses/domain/course-event'
import { isOnline } from '@/features/courses/domain/course-facts'
import type { InSeries } from '@/features/courses/domain/course-series'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { PosterButton } from '@/features/courses/poster/poster-button'
import { CourseActions } from '@/features/courses/public/course-actions'
import { AvailabilityBadge, StatusBadge } from '@/features/courses/public/course-badges'
import { CourseJsonLd } from '@/features/courses/public/course-json-ld'
import { SeriesDates, SeriesPart } from '@/features/courses/public/series-dates'
import { ShareCourse } from '@/features/courses/public/share-course'
import { formatDate, formatLongDate, type LocalDateTime } from '@/lib/local-date'
import { CourseFacts } from '@/pages/course/course-facts'
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
          isOnline(location) ? words.online : words.inPlace(location),
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
          <Card padding="row" className="my-6 max-w-prose">
            <CourseFacts course={course} />
            <SeriesDates course={course} now={now} isNext={false} />
          </Card>
          <CourseActions course={course} now={now} isSettled={isSettled} share={share} />
          <div className="mt-2 flex flex-wrap gap-x-5">
            {!isOpen(course, now) && share}
            {!isPast(course, now) && <PosterButton course={course} />}
          </div>
        </article>
        <div className="grid gap-6">
          <OtherCourses
            heading={hasSameTitle ? words.sameTitle : words.otherCourses}
            courses={others}
          />
          {(takesPlace(course) || isPast(course, now)) && (
            <p className="max-w-prose">
              {words.questions} <PhoneAndMail />
            </p>
          )}
        </div>
      </div>
    </>
  )
}
