import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Illustration } from '@/components/sections/illustration'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { NativeSelect } from '@/components/ui/native-select'
import { SearchField } from '@/components/ui/search-field'
import {
  adminListMessages,
  adminCourseMessages as messages,
} from '@/features/courses/admin/admin-messages'
import { adminCoursesQuery, savedCoursesQuery } from '@/features/courses/admin/course-admin-queries'
import {
  COURSE_ORDERS,
  COURSE_PERIODS,
  type CoursePeriod,
  comingOnly,
  openingPage,
  searchCourses,
  sortCourses,
  splitByPeriod,
  useCourseFilter,
} from '@/features/courses/admin/course-filter'
import { CourseTable } from '@/features/courses/admin/course-table'
import { ListStatus } from '@/features/courses/admin/list-status'
import { usePager } from '@/features/courses/admin/use-pager'
import { coursesToCsv } from '@/features/courses/domain/course-csv'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { courseCardId } from '@/features/courses/domain/course-link'
import { saveFile } from '@/features/courses/public/save-file'
import { useCourseClock } from '@/features/courses/public/use-course-clock'
import { todayInCopenhagen } from '@/lib/copenhagen-time'

/** Rendering thousands of rows at once takes seconds. */
const PAGE_SIZE = 50

/** All courses (spec 2, Admin dashboard). Memoised, so that a dialog does not render it again. */
export const CourseAdminList = memo(function CourseAdminList() {
  const query = useQuery(adminCoursesQuery)
  const courses = query.data

  return (
    <>
      <ListStatus query={query} words={messages} />
      {courses?.length === 0 && <Nothing text={messages.empty} />}
      {courses && courses.length > 0 && <FoundCourses courses={courses} />}
    </>
  )
})

/** Search, order, periods and download, and the filtered list, a page at a time. */
function FoundCourses({ courses }: { courses: readonly AdminCourseEvent[] }) {
  const now = useCourseClock(courses)
  const filter = useCourseFilter()
  const { period, order } = filter
  // Typing stays fast while the list catches up.
  const text = useDeferredValue(filter.text)
  const periods = useMemo(
    () => splitByPeriod(sortCourses(searchCourses(courses, text), order), now),
    [courses, text, order, now],
  )
  const found = periods[period]
  const coming = comingOnly(periods, { text, period, order })
  const [isPastShown, setIsPastShown] = useState(false)
  const pastCount = periods.tidligere.length
  const isFolded = coming !== undefined && !isPastShown
  const listed = isFolded ? coming : found

  // A page belongs to the filter under which it was opened.
  const view = `${period} ${order} ${isFolded} ${text}`
  const [turned, setTurned] = useState<{ view: string; page: number }>()
  const pager = usePager({
    words: isFolded ? adminListMessages.wordsOfComing : adminListMessages.words,
    page:
      turned?.view === view
        ? turned.page
        : openingPage(listed, order, { now, pageSize: PAGE_SIZE }),
    pageSize: PAGE_SIZE,
    total: listed.length,
    onTurn: (page) => setTurned({ view, page }),
  })
  const shown = useMemo(
    () => listed.slice(pager.first, pager.first + PAGE_SIZE),
    [listed, pager.first],
  )
  const searchBox = useRef<HTMLInputElement>(null)

  const { data: saved } = useQuery(savedCoursesQuery)
  const [lastSaved] = saved
  const broughtIntoView = useRef(lastSaved)
  // Towards the row of the course that was saved last, each step with a render: filter, fold, page, scroll position.
  useEffect(() => {
    const isListed = (list: readonly AdminCourseEvent[]) =>
      list.some(({ id }) => id === lastSaved?.id)
    if (!lastSaved || broughtIntoView.current === lastSaved || !isListed(courses)) return
    if (!isListed(found)) {
      // The list follows a moment later.
      if (filter.text !== '' || period !== 'alle') showAll()
    } else if (!isListed(listed)) {
      setIsPastShown(true)
    } else if (!isListed(shown)) {
      const index = listed.findIndex(({ id }) => id === lastSaved.id)
      setTurned({ view, page: Math.floor(index / PAGE_SIZE) })
    } else {
      broughtIntoView.current = lastSaved
      bringIntoView(document.getElementById(courseCardId(lastSaved.id)))
    }
  })

  function showAll(): void {
    filter.setText('')
    filter.setPeriod('alle')
  }

  function download(): void {
    const name = adminListMessages.fileName(todayInCopenhagen())
    saveFile(name, 'text/csv;charset=utf-8', coursesToCsv(found))
  }

  // Most lists have no cancelled or moved course.
  function isOffered(name: CoursePeriod): boolean {
    const isAlwaysOffered = name !== 'aflyste' && name !== 'flyttede'
    return isAlwaysOffered || periods[name].length > 0 || name === period
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-6 pb-4.5 @max-table:px-5">
        <div className="grow basis-80">
          <SearchField
            ref={searchBox}
            label={adminListMessages.search}
            placeholder={adminListMessages.search}
            value={filter.text}
            onChange={filter.setText}
          />
        </div>
        <div className="max-sm:w-full">
          <NativeSelect
            aria-label={adminListMessages.order}
            value={order}
            onChange={(event) => filter.setOrder(event.target.value)}
          >
            {COURSE_ORDERS.map((name) => (
              <option key={name} value={name}>
                {adminListMessages.orders[name]}
              </option>
            ))}
          </NativeSelect>
        </div>
        <Button
          variant="outline"
          size="small"
          className="max-sm:order-last max-sm:px-3.5"
          onClick={download}
        >
          <Download aria-hidden />
          {adminListMessages.download}
        </Button>
        {/* On a phone the chips are one line that scrolls, so that the first course stays on the screen. A fieldset is otherwise as wide as all of them. */}
        <div className="flex w-full flex-wrap items-center justify-between gap-3 max-sm:contents">
          <fieldset
            ref={showChosen}
            className="flex flex-wrap gap-2 max-sm:-mx-5 max-sm:-my-1 max-sm:w-[calc(100%+2.5rem)] max-sm:min-w-0 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 max-sm:whitespace-nowrap"
          >
            <legend className="sr-only">{adminListMessages.period}</legend>
            {COURSE_PERIODS.filter(isOffered).map((name) => (
              <Chip
                key={name}
                label={adminListMessages.withCount(
                  adminListMessages.periods[name],
                  periods[name].length,
                )}
                isChosen={name === period}
                onChoose={() => filter.setPeriod(name)}
              />
            ))}
          </fieldset>
          <div className="max-sm:flex-1">{pager.count}</div>
        </div>
      </div>
      {found.length > 0 ? (
        <CourseTable
          courses={shown}
          saved={saved}
          pastCount={coming && (isPastShown || pager.first === 0) ? pastCount : undefined}
          isPastShown={isPastShown}
          onShowPast={setIsPastShown}
          now={now}
        />
      ) : (
        <Nothing text={adminListMessages.noMatch}>
          <p className="mt-1.5 text-muted-foreground">{adminListMessages.noMatchHelp}</p>
          <Button
            variant="outline"
            size="small"
            className="mt-5"
            onClick={() => {
              showAll()
              searchBox.current?.focus()
            }}
          >
            {adminListMessages.showAll}
          </Button>
        </Nothing>
      )}
      {pager.buttons}
    </>
  )
}

/** Scrolls to the row unless its title is on the screen: a row that somebody presses stays under the finger. */
function bringIntoView(row: HTMLElement | null): void {
  const title = row?.querySelector('th')?.getBoundingClientRect()
  if (!title || (title.top >= 0 && title.bottom <= window.innerHeight)) return
  row?.scrollIntoView({ block: 'center' })
}

/** Ref callback: the chosen chip may be beyond the edge of a phone. */
function showChosen(chips: HTMLElement | null): void {
  const [first] = chips?.getElementsByTagName('button') ?? []
  const chosen = chips?.querySelector<HTMLElement>('[aria-pressed=true]')
  if (chips && first && chosen) chips.scrollLeft = chosen.offsetLeft - first.offsetLeft
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
