import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { PageLink } from '@/components/links/page-link'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { InlineFailure } from '@/components/ui/error-text'
import { courseChangeMessages as messages } from '@/content/course-administration'
import { COURSE_CHANGES_ID, coursePath } from '@/content/paths'
import {
  adminCoursesQuery,
  courseChangesQuery,
  writeCoursesMutation,
} from '@/features/courses/admin/course-admin-queries'
import { ListStatus } from '@/features/courses/admin/list-status'
import { useOutcome } from '@/features/courses/admin/use-outcome'
import { usePager } from '@/features/courses/admin/use-pager'
import { courseWriteWords } from '@/features/courses/admin/write-messages'
import { CHANGES_ON_A_PAGE, type CourseChange } from '@/features/courses/api/course-changes'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { courseDifferences } from '@/features/courses/domain/course-fields'
import { dayAndTime, nameWithTitle } from '@/features/courses/domain/course-messages'
import { StatusBadge } from '@/features/courses/public/course-badges'
import { formatDate } from '@/lib/local-date'

const tones: Readonly<Record<CourseChange['action'], BadgeTone>> = {
  insert: 'green',
  update: 'blue',
  delete: 'red',
}

const titleClasses = 'font-semibold wrap-anywhere @max-wide:w-full'

/** The log of changes, the newest first; a deleted course can be restored. */
export default function CourseChangeLog() {
  const [requestedPage, setRequestedPage] = useState(0)
  const query = useQuery(courseChangesQuery(requestedPage))
  // Fetched by the list above already.
  const { data: courses } = useQuery({ ...adminCoursesQuery, refetchOnMount: false })
  const { page, changes, total } = query.data ?? { page: 0, changes: [], total: 0 }
  const pager = usePager({
    words: messages.words,
    page,
    pageSize: CHANGES_ON_A_PAGE,
    total,
    onTurn: setRequestedPage,
  })

  return (
    <>
      <ListStatus query={query} words={messages} />
      {query.isSuccess && (
        <>
          <div className="px-6 pb-3 @max-table:px-5">{pager.count}</div>
          <ol ref={bringLogIntoView}>
            {changes.map((change) => (
              <li key={change.id} className="border-t border-border px-6 py-4 @max-table:px-5">
                <Change change={change} courses={courses} />
                {change.action === 'delete' && change.before && (
                  <Restoration course={change.before} courses={courses} />
                )}
              </li>
            ))}
          </ol>
          {pager.buttons}
        </>
      )}
    </>
  )
}

/** Ref callback: only now the log has a height, and whoever opened it came for its entries. */
function bringLogIntoView(list: HTMLElement | null): void {
  if (list) document.getElementById(COURSE_CHANGES_ID)?.scrollIntoView()
}

function Change({
  change: { action, at, by, before, after },
  courses = [],
}: {
  change: CourseChange
  /** Those that exist. */
  courses: readonly CourseEvent[] | undefined
}) {
  const course = after ?? before
  const differences = before && after ? courseDifferences(before, after) : []
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[action]}>{messages.actions[action]}</Badge>
        {course ? (
          <Title course={course} isLinked={courses.some(({ id }) => id === course.id)} />
        ) : (
          <span className={titleClasses}>{messages.unreadable}</span>
        )}
        {course && (
          <span className="text-meta">{dayAndTime(formatDate(course.date), course.startTime)}</span>
        )}
        {/* A change of the status stands below. */}
        {course && !(before && after) && <StatusBadge course={course} />}
      </p>
      <p className="mt-1.5 text-meta text-muted-foreground wrap-anywhere">
        <time dateTime={at}>{messages.at(at)}</time>{' '}
        {by === null ? messages.byNobody : messages.by(by)}
      </p>
      {differences.length > 0 && (
        <dl className="mt-2 text-sm">
          {differences.map(({ label, before: was, after: is }) => (
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

/** The title of a course; one that exists leads to its page. */
function Title({ course: { id, title }, isLinked }: { course: CourseEvent; isLinked: boolean }) {
  const text = <span className="line-clamp-2">{title}</span>
  if (!isLinked) return <span className={titleClasses}>{text}</span>
  return (
    <PageLink
      to={coursePath(id)}
      className={clsx(titleClasses, '-my-2.5 py-2.5 text-inherit no-underline hover:underline')}
    >
      {text}
    </PageLink>
  )
}

/** Creates a deleted course again under its id, unless the list has it. */
function Restoration({
  course,
  courses = [],
}: {
  course: CourseEvent
  courses: readonly CourseEvent[] | undefined
}) {
  const {
    mutate: restore,
    error,
    isPending,
  } = useMutation(writeCoursesMutation(courseWriteWords.create))
  const { explanation } = useOutcome(error, courseWriteWords.create)
  const isBack = courses.some(({ id }) => id === course.id)
  const label = isBack ? messages.isBack : messages.recreate
  return (
    <>
      <Button
        variant="outline"
        size="small"
        className="mt-3"
        aria-label={nameWithTitle(label, course.title)}
        // The same element, so that it keeps the focus.
        aria-disabled={isBack || isPending}
        onClick={isBack || isPending ? undefined : () => restore({ inserted: [course] })}
      >
        {label}
      </Button>
      <InlineFailure className="mt-3">{isBack ? undefined : explanation}</InlineFailure>
    </>
  )
}
