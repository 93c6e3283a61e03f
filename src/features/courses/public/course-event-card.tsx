import { clsx } from 'clsx'
import { Clock, MapPin, Wallet } from 'lucide-react'
import { useId } from 'react'
import { PageLink } from '@/components/links/page-link'
import { Badge, type BadgeTone, badgeClasses } from '@/components/ui/badge'
import { cardClasses } from '@/components/ui/card'
import { courseStatusMessages, courseCardMessages as messages } from '@/content/course-calendar'
import { coursePath } from '@/content/paths'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { type CourseEvent, isPast, takesPlace } from '@/features/courses/domain/course-event'
import { courseLink, isClosed } from '@/features/courses/domain/course-link'
import { courseStatusLabels, priceText } from '@/features/courses/domain/course-messages'
import type { InSeries } from '@/features/courses/domain/course-series'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { AvailabilityBadge, StatusBadge, statusText } from '@/features/courses/public/course-badges'
import { CourseUrlLink } from '@/features/courses/public/course-url-link'
import { SeriesDates, SeriesPart } from '@/features/courses/public/series-dates'
import {
  formatDay,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatWeekday,
  type LocalDateTime,
} from '@/lib/local-date'
import { scrollAndFocus } from '@/lib/move-focus'

const plateTones: Record<BadgeTone, string> = {
  blue: 'bg-blue-bg text-blue-fg',
  green: 'bg-green-bg text-green-fg',
  purple: 'bg-purple-bg text-purple-fg',
  orange: 'bg-orange-bg text-orange-fg',
  red: 'bg-red-bg text-red-fg',
  grey: 'bg-grey-bg text-grey-fg',
}

/**
 * One course: date, type, title, time, place and price, and the other dates of its series. The badge links to the course's
 * own address, if it has one. A course that is over takes two quiet lines.
 * @param isNext whether it stands for all dates of its series as the next one
 * @param isLinked whether the page's address names this course: its heading then takes the focus
 * @param isSettled whether its places are up to date; until then they are invisible
 * @param children actions
 */
export function CourseEventCard({
  course,
  now,
  headingRef,
  isNext = false,
  isLinked = false,
  isSettled = true,
  children,
}: {
  course: InSeries
  now: LocalDateTime
  headingRef?: React.Ref<HTMLHeadingElement> | undefined
  isNext?: boolean
  isLinked?: boolean
  isSettled?: boolean
  children?: React.ReactNode
}) {
  const headingId = useId()
  const partId = useId()
  const heading = {
    id: headingId,
    partId,
    ref: isLinked ? scrollAndFocus : headingRef,
    course,
    isLinked,
  }
  if (isPast(course, now)) return <PastCourseCard heading={heading} />

  const { tone } = courseTypeInfo(course.type)
  const isOff = !takesPlace(course)
  const status = statusText(course)
  const price = priceText(course)
  const facts = [
    { Icon: Clock, label: messages.time, text: <DayAndHours course={course} /> },
    { Icon: MapPin, label: messages.location, text: <Place>{course.location}</Place> },
    ...(price ? [{ Icon: Wallet, label: messages.price, text: price }] : []),
  ]
  return (
    <article
      aria-labelledby={labelledBy(heading)}
      className={clsx(
        cardClasses({ padding: 'none' }),
        'grid grid-cols-media items-start gap-x-4 py-4.5 pr-4.5 pl-4 md:gap-x-5.5 md:py-5 md:pr-6 md:pl-5',
        isLinked && 'border-2 border-primary',
      )}
    >
      {status && <p className="sr-only">{status}</p>}
      <time
        dateTime={course.date}
        className={clsx(
          'grid h-20 w-17 content-center justify-items-center rounded-egg pt-1.5 font-display leading-[1.1] xl:row-span-2 md:h-23.5 md:w-20',
          plateTones[isOff ? 'grey' : tone],
        )}
      >
        <span className="sr-only">{formatLongDate(course.date)}</span>
        <span aria-hidden className="text-plate font-semibold">
          {formatDay(course.date)}
        </span>
        <span aria-hidden className="text-meta">
          {formatMonth(course.date)}
        </span>
      </time>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          {status && (
            // Screen readers have heard it first in the card.
            <span aria-hidden className="contents">
              <StatusBadge course={course} />
            </span>
          )}
          <TypeBadge course={course} />
          <SeriesPart course={course} id={partId} />
          {!isClosed(course) && (
            <AvailabilityBadge
              course={course}
              now={now}
              className={isSettled ? undefined : 'invisible'}
            />
          )}
        </p>
        <CardHeading {...heading} className="mt-1.5 mb-2" />
        <StatusNote course={course} />
        <ul className="flex flex-wrap gap-x-5.5 gap-y-1 text-sm text-muted-foreground">
          {facts.map(({ Icon, label, text }) => (
            <li key={label} className="inline-flex items-center gap-2 wrap-anywhere">
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className="sr-only">{label}: </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {isClosed(course) && !isOff && <p className="mt-2 text-sm">{messages.closed}</p>}
      </div>
      <div className="col-span-2 xl:col-span-1 xl:col-start-2">
        <SeriesDates course={course} now={now} isNext={isNext} />
        {children}
      </div>
    </article>
  )
}

function PastCourseCard({ heading }: { heading: Heading }) {
  const { partId, course, isLinked } = heading
  const isOff = !takesPlace(course)
  const state = isOff ? statusText(course) : messages.past
  return (
    <article
      aria-labelledby={labelledBy(heading)}
      className={clsx(
        'rounded-lg border px-4 py-3 text-muted-foreground',
        isLinked ? 'border-primary' : 'border-border',
      )}
    >
      {isOff && <p className="sr-only">{state}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <CardHeading {...heading} className="text-figure font-medium max-md:w-full" />
        <TypeBadge course={course} />
        <SeriesPart course={course} id={partId} />
        <span aria-hidden={isOff} className="text-meta font-semibold">
          {state}
        </span>
      </div>
      <StatusNote course={course} />
      <p className="mt-1 text-sm wrap-anywhere">
        <DayAndHours course={course} isDated />
        <span>{`, ${course.location}`}</span>
      </p>
    </article>
  )
}

/** 'tirsdag 16:00 - 18:30', or with its date as well. */
function DayAndHours({ course, isDated = false }: { course: CourseEvent; isDated?: boolean }) {
  const { date, startTime, endTime } = course
  const weekday = formatWeekday(date)
  return (
    <>
      <time dateTime={date}>{isDated ? `${weekday} ${formatShortDate(date)}` : weekday}</time>{' '}
      <span className="whitespace-nowrap">{`${startTime} - ${endTime}`}</span>
    </>
  )
}

/** A place may take three hundred characters; a time and a price are short, and are never cut. */
function Place({ children }: { children: string }) {
  return <span className="line-clamp-3">{children}</span>
}

type Heading = {
  id: string
  partId: string
  ref: React.Ref<HTMLHeadingElement> | undefined
  course: InSeries
  isLinked: boolean
}

/** The title, and which part of a series: several cards can have the same title. */
function labelledBy({ id, partId, course }: Heading): string {
  return course.series ? `${id} ${partId}` : id
}

function CardHeading({ id, ref, course, isLinked, className }: Heading & { className: string }) {
  return (
    // The linked card is outlined already, so that its heading needs no focus ring.
    <h4 id={id} ref={ref} className={clsx('wrap-anywhere', isLinked && 'outline-none', className)}>
      {!takesPlace(course) && (
        <span className="sr-only">
          {courseStatusMessages.before(courseStatusLabels[course.status])}
        </span>
      )}
      <PageLink
        to={coursePath(course.id)}
        className="-mt-1.5 -mb-4 block w-fit min-w-11 pt-1.5 pb-4 text-inherit no-underline hover:underline"
      >
        <span className="line-clamp-5">{withSoftHyphens(course.title)}</span>
      </PageLink>
    </h4>
  )
}

/** Why a course is cancelled, postponed or was moved. */
function StatusNote({ course: { statusNote } }: { course: CourseEvent }) {
  if (!statusNote) return null
  return <p className="mb-2 max-w-prose wrap-anywhere">{statusNote}</p>
}

/** The type of a course; the link of its own url, if it has one and takes place. */
function TypeBadge({ course }: { course: CourseEvent }) {
  const { publicLabel, tone } = courseTypeInfo(course.type)
  const link = takesPlace(course) ? courseLink(course.url) : undefined
  if (!link) return <Badge tone={tone}>{publicLabel}</Badge>
  return (
    <CourseUrlLink
      link={link}
      label={publicLabel}
      title={course.title}
      className={clsx(
        badgeClasses(tone),
        'min-h-8 underline underline-offset-2 hover:decoration-2 svg:size-3.75 pointer-coarse:min-h-11',
      )}
    />
  )
}
