import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react'
import { Illustration } from '@/components/sections/illustration'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { backendErrorTexts } from '@/content/backend-errors'
import {
  adminListMessages,
  courseReadingErrorTexts,
  adminCourseMessages as messages,
} from '@/features/courses/admin/admin-messages'
import { adminCoursesQuery } from '@/features/courses/admin/course-admin-queries'
import { CourseAdminTools } from '@/features/courses/admin/course-admin-tools'
import type { CourseAction } from '@/features/courses/admin/course-dialogs'
import {
  openingPage,
  searchCourses,
  sortCourses,
  splitByPeriod,
} from '@/features/courses/admin/course-filter'
import { CoursePager } from '@/features/courses/admin/course-pager'
import { CourseTable } from '@/features/courses/admin/course-table'
import { ListFailed } from '@/features/courses/admin/list-failed'
import { useCourseFilter } from '@/features/courses/admin/use-course-filter'
import type { CourseDatabase } from '@/features/courses/api/course-events'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { useCourseClock } from '@/features/courses/public/use-course-clock'
import { failureExplanation } from '@/lib/backend-error'

/** Rendering thousands of rows at once takes seconds. */
const PAGE_SIZE = 50

/** All courses (spec 2, Admin dashboard). Memoised, so that a dialog does not render it again. */
export const CourseAdminList = memo(function CourseAdminList({
  database,
  onAction,
}: {
  database: CourseDatabase
  onAction: (action: CourseAction) => void
}) {
  const {
    data: courses,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery(adminCoursesQuery(database))
  const explanation = failureExplanation(error, backendErrorTexts, courseReadingErrorTexts)

  return (
    <>
      {isPending && <Spinner label={messages.loading} />}
      <ListFailed
        hasFailed={error !== null}
        text={messages.loadFailed}
        explanation={isFetching ? undefined : explanation}
        onRetry={() => refetch()}
      />
      {courses?.length === 0 && <Nothing text={messages.empty} />}
      {courses && courses.length > 0 && <FoundCourses courses={courses} onAction={onAction} />}
    </>
  )
})

/** The filtered list, a page at a time. */
function FoundCourses({
  courses,
  onAction,
}: {
  courses: readonly AdminCourseEvent[]
  onAction: (action: CourseAction) => void
}) {
  const now = useCourseClock(courses)
  const filter = useCourseFilter()
  const { period, order } = filter
  // Typing stays fast while the list catches up.
  const text = useDeferredValue(filter.text)
  const periods = useMemo(
    () => splitByPeriod(searchCourses(courses, text), now),
    [courses, text, now],
  )
  const found = useMemo(() => sortCourses(periods[period], order), [periods, period, order])

  // A page belongs to the filter under which it was opened.
  const view = `${period} ${order} ${text}`
  const [turned, setTurned] = useState<{ view: string; page: number }>()
  const lastPage = Math.max(0, Math.ceil(found.length / PAGE_SIZE) - 1)
  const page =
    turned?.view === view
      ? Math.min(turned.page, lastPage)
      : openingPage(found, order, { now, pageSize: PAGE_SIZE })
  const first = page * PAGE_SIZE
  const shown = useMemo(() => found.slice(first, first + PAGE_SIZE), [found, first])

  const countLine = useRef<HTMLParagraphElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)

  function turnTo(next: number): void {
    setTurned({ view, page: next })
    // The reading position moves to the start of the new page.
    countLine.current?.focus()
  }

  function showAll(): void {
    filter.clear()
    searchBox.current?.focus()
  }

  return (
    <>
      <CourseAdminTools filter={filter} periods={periods} found={found} searchBox={searchBox}>
        <p ref={countLine} role="status" tabIndex={-1} className="text-meta text-muted-foreground">
          {lastPage > 0
            ? adminListMessages.range(first + 1, first + shown.length, found.length)
            : adminListMessages.count(found.length)}
        </p>
      </CourseAdminTools>
      {found.length > 0 ? (
        <CourseTable courses={shown} onAction={onAction} />
      ) : (
        <Nothing text={adminListMessages.noMatch}>
          <p className="mt-1.5 text-muted-foreground">{adminListMessages.noMatchHelp}</p>
          <Button variant="outline" size="small" className="mt-5" onClick={showAll}>
            {adminListMessages.showAll}
          </Button>
        </Nothing>
      )}
      <CoursePager
        label={adminListMessages.pages}
        page={page}
        lastPage={lastPage}
        onTurn={turnTo}
      />
    </>
  )
}

function Nothing({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="grid justify-items-center px-4 pt-2 pb-9 text-center">
      <Illustration name="empty" className="aspect-video w-60 svg:h-auto svg:w-full" />
      <p className="mt-2 font-display text-xl font-semibold">{text}</p>
      {children}
    </div>
  )
}
