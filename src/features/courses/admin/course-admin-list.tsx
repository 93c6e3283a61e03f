import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react'
import { Illustration } from '@/components/sections/illustration'
import { Button } from '@/components/ui/button'
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
  useCourseFilter,
} from '@/features/courses/admin/course-filter'
import { CourseTable } from '@/features/courses/admin/course-table'
import { ListStatus } from '@/features/courses/admin/list-status'
import { usePager } from '@/features/courses/admin/use-pager'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { useCourseClock } from '@/features/courses/public/use-course-clock'

/** Rendering thousands of rows at once takes seconds. */
const PAGE_SIZE = 50

/** All courses (spec 2, Admin dashboard). Memoised, so that a dialog does not render it again. */
export const CourseAdminList = memo(function CourseAdminList({
  onAction,
}: {
  onAction: (action: CourseAction) => void
}) {
  const query = useQuery(adminCoursesQuery)
  const courses = query.data

  return (
    <>
      <ListStatus
        query={query}
        loading={messages.loading}
        failed={messages.loadFailed}
        causes={courseReadingErrorTexts}
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
  const pager = usePager({
    words: adminListMessages.words,
    page:
      turned?.view === view ? turned.page : openingPage(found, order, { now, pageSize: PAGE_SIZE }),
    pageSize: PAGE_SIZE,
    total: found.length,
    onTurn: (page) => setTurned({ view, page }),
  })
  const shown = useMemo(
    () => found.slice(pager.first, pager.first + PAGE_SIZE),
    [found, pager.first],
  )
  const searchBox = useRef<HTMLInputElement>(null)

  function showAll(): void {
    filter.clear()
    searchBox.current?.focus()
  }

  return (
    <>
      <CourseAdminTools filter={filter} periods={periods} found={found} searchBox={searchBox}>
        {pager.count}
      </CourseAdminTools>
      {found.length > 0 ? (
        <CourseTable courses={shown} now={now} onAction={onAction} />
      ) : (
        <Nothing text={adminListMessages.noMatch}>
          <p className="mt-1.5 text-muted-foreground">{adminListMessages.noMatchHelp}</p>
          <Button variant="outline" size="small" className="mt-5" onClick={showAll}>
            {adminListMessages.showAll}
          </Button>
        </Nothing>
      )}
      {pager.buttons}
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
