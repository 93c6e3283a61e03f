import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { backendErrorTexts } from '@/content/backend-errors'
import {
  courseChangesErrorTexts,
  courseChangeMessages as messages,
} from '@/features/courses/admin/admin-messages'
import { adminCoursesQuery } from '@/features/courses/admin/course-admin-queries'
import {
  CHANGES_ON_A_PAGE,
  courseChangesQuery,
} from '@/features/courses/admin/course-changes-query'
import type { CourseAction } from '@/features/courses/admin/course-dialogs'
import { courseDifferences } from '@/features/courses/admin/course-differences'
import { CoursePager } from '@/features/courses/admin/course-pager'
import { ListFailed } from '@/features/courses/admin/list-failed'
import type { CourseChange, CourseChanges } from '@/features/courses/api/course-changes'
import type { CourseDatabase } from '@/features/courses/api/course-events'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { failureExplanation } from '@/lib/backend-error'
import { formatDate } from '@/lib/local-date'

const tones: Readonly<Record<CourseChange['action'], BadgeTone>> = {
  insert: 'green',
  update: 'blue',
  delete: 'red',
}

/** The log of changes, the newest first; a deleted course can be created again. */
export default function CourseChangeLog({
  database,
  onAction,
}: {
  database: CourseDatabase
  onAction: (action: CourseAction) => void
}) {
  const [page, setPage] = useState(0)
  const { data, error, isPending, isFetching, refetch } = useQuery(
    courseChangesQuery(database, page),
  )
  const explanation = failureExplanation(error, backendErrorTexts, courseChangesErrorTexts)

  return (
    <>
      {isPending && <Spinner label={messages.loading} />}
      <ListFailed
        hasFailed={error !== null}
        text={messages.loadFailed}
        explanation={isFetching ? undefined : explanation}
        onRetry={() => refetch()}
      />
      {data && !error && (
        <ChangeList
          {...data}
          page={page}
          onTurn={setPage}
          database={database}
          onAction={onAction}
        />
      )}
    </>
  )
}

function ChangeList({
  changes,
  total,
  page,
  onTurn,
  database,
  onAction,
}: CourseChanges & {
  page: number
  onTurn: (page: number) => void
  database: CourseDatabase
  onAction: (action: CourseAction) => void
}) {
  // Fetched by the list above already.
  const { data: courses } = useQuery({ ...adminCoursesQuery(database), refetchOnMount: false })
  const countLine = useRef<HTMLParagraphElement>(null)

  function turnTo(next: number): void {
    onTurn(next)
    // The reading position moves to the start of the new page.
    countLine.current?.focus()
  }

  const first = page * CHANGES_ON_A_PAGE
  const lastPage = Math.max(0, Math.ceil(total / CHANGES_ON_A_PAGE) - 1)
  return (
    <>
      <p
        ref={countLine}
        role="status"
        tabIndex={-1}
        className="px-6 pb-3 text-meta text-muted-foreground @max-table:px-5"
      >
        {lastPage > 0
          ? messages.range(first + 1, first + changes.length, total)
          : messages.count(total)}
      </p>
      <ol>
        {changes.map((change) => (
          <li key={change.id} className="border-t border-border px-6 py-4 @max-table:px-5">
            <Change change={change} />
            {change.action === 'delete' && change.before && (
              <Recreation course={change.before} courses={courses} onAction={onAction} />
            )}
          </li>
        ))}
      </ol>
      <CoursePager label={messages.pages} page={page} lastPage={lastPage} onTurn={turnTo} />
    </>
  )
}

function Change({ change: { action, at, by, before, after } }: { change: CourseChange }) {
  const course = after ?? before
  const differences = before && after ? courseDifferences(before, after) : []
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[action]}>{messages.actions[action]}</Badge>
        <span className="line-clamp-2 font-semibold wrap-anywhere @max-wide:w-full">
          {course ? course.title : messages.unreadable}
        </span>
        {course && <span className="text-meta">{formatDate(course.date)}</span>}
      </p>
      <p className="mt-1.5 text-meta text-muted-foreground wrap-anywhere">
        <time dateTime={at}>{messages.at(at)}</time>{' '}
        {by === null ? messages.byNobody : messages.by(by)}
      </p>
      {differences.length > 0 && (
        <dl className="mt-2 text-sm">
          {/* courseDifferences names its first argument `mine`: here the version before. */}
          {differences.map(({ label, mine: was, stored: is }) => (
            <div key={label} className="flex flex-wrap gap-x-3 wrap-anywhere">
              <dt className="font-semibold">{label}</dt>
              <dd>
                {was} <ArrowRight aria-hidden className="inline size-4.5" />{' '}
                <span className="sr-only">{messages.becomes}</span> {is}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/** Creates a deleted course again, unless a course like it exists. */
function Recreation({
  course,
  courses = [],
  onAction,
}: {
  course: CourseEvent
  courses: readonly CourseEvent[] | undefined
  onAction: (action: CourseAction) => void
}) {
  const { title, date, startTime } = course
  const isBack = courses.some(
    (other) => other.title === title && other.date === date && other.startTime === startTime,
  )
  const label = isBack ? messages.isBack : messages.recreate
  return (
    <Button
      variant="outline"
      size="small"
      className="mt-3"
      aria-label={messages.ofCourse(label, title)}
      // The same element, so that it keeps the focus that the dialog has returned to it.
      aria-disabled={isBack}
      onClick={isBack ? undefined : () => onAction({ kind: 'recreate', course })}
    >
      {label}
    </Button>
  )
}
