// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles when CSS lays it out as blocks

import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import { memo, useId } from 'react'
import { PageLink } from '@/components/links/page-link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { adminCourseMessages as messages } from '@/content/course-administration'
import { coursePath, paths } from '@/content/paths'
import type { ListedCourse } from '@/features/courses/admin/course-action'
import type { SavedCourse } from '@/features/courses/admin/course-admin-queries'
import { SERIES_PARAMETER } from '@/features/courses/admin/course-filter'
import { CoursePlaces } from '@/features/courses/admin/course-places'
import { RowActions } from '@/features/courses/admin/row-actions'
import { courseCardId } from '@/features/courses/domain/course-link'
import { nameWithTitle, partText } from '@/features/courses/domain/course-messages'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { AvailabilityBadge, StatusBadge } from '@/features/courses/public/course-badges'
import { formatDate, type LocalDateTime } from '@/lib/local-date'
import { KEEP_SCROLL } from '@/lib/navigation-state'

const { columns } = messages
const numeric = 'whitespace-nowrap tabular-nums'

/**
 * The administration's list of courses (spec 2). In a container too narrow for six columns, each row becomes a stack of
 * labelled values; for screen readers it remains a table.
 */
export const CourseTable = memo(function CourseTable({
  courses,
  saved,
  pastCount,
  isPastShown,
  onShowPast,
  now,
}: {
  courses: readonly ListedCourse[]
  /** The courses to mark. */
  saved: readonly SavedCourse[]
  /** Of the past courses, for a line that folds and unfolds them; undefined for none. */
  pastCount: number | undefined
  isPastShown: boolean
  onShowPast: (isShown: boolean) => void
  now: LocalDateTime
}) {
  return (
    <table role="table" className="w-full border-collapse text-sm @max-table:block">
      <thead role="rowgroup" className="@max-table:sr-only">
        <tr role="row">
          {Object.values(columns).map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="border-y border-border bg-muted px-1.5 py-2.75 text-left text-meta font-semibold whitespace-nowrap text-muted-foreground first:pl-6"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="@max-table:block">
        {pastCount !== undefined && (
          <tr role="row" className="border-b border-border @max-table:block">
            <td role="cell" colSpan={6} className="px-6 py-1 @max-table:block @max-table:px-5">
              <Button
                variant="link"
                aria-expanded={isPastShown}
                onClick={() => onShowPast(!isPastShown)}
              >
                {messages.pastCourses(pastCount, isPastShown)}
              </Button>
            </td>
          </tr>
        )}
        {courses.map((course) => (
          <CourseRow
            key={course.id}
            course={course}
            savedAt={saved.find(({ id }) => id === course.id)?.at}
            now={now}
          />
        ))}
      </tbody>
    </table>
  )
})

function CourseRow({
  course,
  savedAt,
  now,
}: {
  course: ListedCourse
  savedAt: number | undefined
  now: LocalDateTime
}) {
  const { adminLabel, tone } = courseTypeInfo(course.type)
  const titleId = useId()
  return (
    <tr
      role="row"
      className={clsx(
        'border-b border-border last:border-b-0 @max-table:block @max-table:px-5 @max-table:py-4',
        savedAt === undefined ? 'hover:bg-egg/40' : 'bg-week',
      )}
    >
      <th
        role="rowheader"
        scope="row"
        id={courseCardId(course.id)}
        aria-labelledby={titleId}
        className="px-1.5 py-2 pl-6 text-left leading-snug font-semibold @table:min-w-52 @max-table:block @max-table:p-0 @max-table:pb-1"
      >
        <PageLink
          to={coursePath(course.id)}
          className="-mt-3 -mb-2 block w-fit min-w-11 pt-3 pb-2 text-inherit no-underline hover:underline"
        >
          <span
            id={titleId}
            className="line-clamp-3 text-balance wrap-anywhere @max-table:font-display @max-table:text-lg"
          >
            {course.title}
          </span>
        </PageLink>
        <SeriesMark course={course} />
        <CoursePlaces course={course} />
        {savedAt !== undefined && <SavedMark course={course} at={savedAt} />}
      </th>
      <Cell label={columns.date} className={numeric}>
        <span>{formatDate(course.date)}</span>
      </Cell>
      <Cell label={columns.time} className={numeric}>
        <span>{`${course.startTime} - ${course.endTime}`}</span>
      </Cell>
      <Cell label={columns.type} className="@max-table:flex-wrap">
        <span className="inline-flex grow basis-44 flex-wrap items-center gap-2">
          <Badge tone={tone}>{adminLabel}</Badge>
          <StatusBadge course={course} />
          <AvailabilityBadge course={course} now={now} />
        </span>
      </Cell>
      <Cell label={columns.location} className="text-balance wrap-anywhere @table:min-w-30">
        <span className="line-clamp-3">{course.location}</span>
      </Cell>
      <td role="cell" className="py-3 pr-2 @max-table:block @max-table:p-0 @max-table:pt-2">
        <RowActions course={course} now={now} />
      </td>
    </tr>
  )
}

/** Which date of its series a course is; leads to all of them in the list. */
function SeriesMark({ course }: { course: ListedCourse }) {
  const part = partText(course)
  if (!part) return null
  return (
    <PageLink
      to={`${paths.adminDashboard}?${SERIES_PARAMETER}=${course.seriesId}`}
      state={KEEP_SCROLL}
      aria-label={nameWithTitle(`${part}, ${messages.showSeries}`, course.title)}
      className="text-link inline-flex min-h-11 items-center text-meta font-normal"
    >
      {part}
    </PageLink>
  )
}

/** Says when the course was saved, and leads to it on the site. */
function SavedMark({ course: { id, title }, at }: { course: ListedCourse; at: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-meta font-normal">
      <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
      <span>{messages.savedAt(at)}</span>
      <PageLink
        to={coursePath(id)}
        aria-label={nameWithTitle(messages.showOnSite, title)}
        className="text-link inline-flex min-h-11 items-center"
      >
        {messages.showOnSite}
      </PageLink>
    </p>
  )
}

/** A value under its column's heading, or in a stack beside a visual label of its own. */
function Cell({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <td
      role="cell"
      className={clsx(
        'px-1.5 py-3 leading-snug @max-table:flex @max-table:items-baseline @max-table:gap-3 @max-table:p-0 @max-table:py-0.75',
        className,
      )}
    >
      <span aria-hidden className="shrink-0 basis-24 text-meta text-muted-foreground @table:hidden">
        {label}
      </span>
      {children}
    </td>
  )
}
