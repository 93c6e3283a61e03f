import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Illustration } from '@/components/sections/illustration'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { NativeSelect } from '@/components/ui/native-select'
import { SearchField } from '@/components/ui/search-field'
import { adminCourseMessages, adminListMessages as messages } from '@/content/course-administration'
import type { ListedCourse } from '@/features/courses/admin/course-action'
import { adminCoursesQuery, savedCoursesQuery } from '@/features/courses/admin/course-admin-queries'
import {
  COURSE_ORDERS,
  COURSE_VIEWS,
  type CourseView,
  comingOnly,
  openingPage,
  searchCourses,
  sortCourses,
  splitByView,
  useCourseFilter,
} from '@/features/courses/admin/course-filter'
import { CourseTable } from '@/features/courses/admin/course-table'
import { ListStatus } from '@/features/courses/admin/list-status'
import { usePager } from '@/features/courses/admin/use-pager'
import { coursesToCsv } from '@/features/courses/domain/course-csv'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { courseCardId } from '@/features/courses/domain/course-link'
import { withSeries } from '@/features/courses/domain/course-series'
import { saveFile } from '@/features/courses/public/save-file'
import { useCourseClock } from '@/features/courses/public/use-course-clock'
import { todayInCopenhagen } from '@/lib/copenhagen-time'

/** Rendering thousands of rows at once takes seconds. */
const PAGE_SIZE = 50

/** All courses (spec 2, Admin dashboard). Memoised, so that a dialog does not render it again. */
export const CourseAdminList = memo(function CourseAdminList() {
  const query = useQuery(adminCoursesQuery)
  const courses = useMemo(() => query.data && withSeries(query.data), [query.data])

  return (
    <>
      <ListStatus query={query} words={adminCourseMessages} />
      {courses?.length === 0 && <Nothing text={adminCourseMessages.empty} />}
      {courses && courses.length > 0 && <FoundCourses courses={courses} />}
    </>
  )
})

/** Search, order, views and download, and the filtered list, a page at a time. */
function FoundCourses({ courses }: { courses: readonly ListedCourse[] }) {
  const now = useCourseClock(courses)
  const filter = useCourseFilter()
  const { view, order, series } = filter
  // Typing stays fast while the list catches up.
  const text = useDeferredValue(filter.text)
  const views = useMemo(
    () => splitByView(sortCourses(searchCourses(courses, text, series), order), now),
    [courses, text, series, order, now],
  )
  const found = views[view]
  const coming = comingOnly(views, { text, series, view, order })
  const [isPastShown, setIsPastShown] = useState(false)
  const isFolded = coming !== undefined && !isPastShown
  const listed = isFolded ? coming : found

  // A page belongs to the filter under which it was opened.
  const filtered = `${view} ${order} ${isFolded} ${series} ${text}`
  const [turned, setTurned] = useState<{ filtered: string; page: number }>()
  const pager = usePager({
    words: isFolded ? messages.wordsOfComing : messages.words,
    page:
      turned?.filtered === filtered
        ? turned.page
        : openingPage(listed, order, { now, pageSize: PAGE_SIZE }),
    pageSize: PAGE_SIZE,
    total: listed.length,
    onTurn: (page) => setTurned({ filtered, page }),
  })
  const shown = useMemo(
    () => listed.slice(pager.first, pager.first + PAGE_SIZE),
    [listed, pager.first],
  )
  const searchBox = useRef<HTMLInputElement>(null)

  const { data: saved } = useQuery(savedCoursesQuery)
  const [lastSaved] = saved
  const isLastSaved = ({ id }: AdminCourseEvent) => id === lastSaved?.id
  const [initial] = useState(lastSaved)
  const [placed, setPlaced] = useState(lastSaved)
  // Opens the fold, then the page, of the course that was saved last.
  if (lastSaved !== placed && found.some(isLastSaved)) {
    const index = listed.findIndex(isLastSaved)
    if (index < 0) setIsPastShown(true)
    else {
      setPlaced(lastSaved)
      setTurned({ filtered, page: Math.floor(index / PAGE_SIZE) })
    }
  }
  const isFilteredOut =
    lastSaved !== placed && courses.some(isLastSaved) && !found.some(isLastSaved)
  const showAll = useEffectEvent(clearFilter)
  useEffect(() => {
    if (isFilteredOut) showAll()
  }, [isFilteredOut])
  useEffect(() => {
    if (placed && placed !== initial) bringIntoView(courseCardId(placed.id))
  }, [placed, initial])

  function clearFilter(): void {
    filter.setText('')
    filter.setSeries('')
    filter.setView('all')
  }

  function download(): void {
    const name = messages.fileName(todayInCopenhagen())
    saveFile(name, 'text/csv;charset=utf-8', coursesToCsv(found))
  }

  function showAllSeries(): void {
    filter.setSeries('')
    // The pressed chip disappears.
    searchBox.current?.focus()
  }

  // Most lists have no cancelled, postponed or moved course.
  function isOffered(name: CourseView): boolean {
    const isAlwaysOffered = name === 'all' || name === 'coming' || name === 'past'
    return isAlwaysOffered || views[name].length > 0 || name === view
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-6 pb-4.5 @max-table:px-5">
        <div className="grow basis-80">
          <SearchField
            ref={searchBox}
            label={messages.search}
            placeholder={messages.search}
            value={filter.text}
            onChange={filter.setText}
          />
        </div>
        <div className="max-sm:w-full">
          <NativeSelect
            aria-label={messages.order}
            value={order}
            onChange={(event) => filter.setOrder(event.target.value)}
          >
            {COURSE_ORDERS.map((name) => (
              <option key={name} value={name}>
                {messages.orders[name]}
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
          {messages.download}
        </Button>
        {/* On a phone the chips are one line that scrolls, so that the first course stays on the screen. A fieldset is otherwise as wide as all of them. */}
        <div className="flex w-full flex-wrap items-center justify-between gap-3 max-sm:contents">
          <fieldset
            ref={showChosen}
            className="flex flex-wrap gap-2 max-sm:-mx-5 max-sm:-my-1 max-sm:w-[calc(100%+2.5rem)] max-sm:min-w-0 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 max-sm:whitespace-nowrap"
          >
            <legend className="sr-only">{messages.view}</legend>
            {series && <Chip label={messages.onlySeries} isChosen onChoose={showAllSeries} />}
            {COURSE_VIEWS.filter(isOffered).map((name) => (
              <Chip
                key={name}
                label={messages.withCount(messages.views[name], views[name].length)}
                isChosen={name === view}
                onChoose={() => filter.setView(name)}
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
          pastCount={coming && (isPastShown || pager.first === 0) ? views.past.length : undefined}
          isPastShown={isPastShown}
          onShowPast={setIsPastShown}
          now={now}
        />
      ) : (
        <Nothing text={messages.noMatch}>
          <p className="mt-1.5 text-muted-foreground">{messages.noMatchHelp}</p>
          <Button
            variant="outline"
            size="small"
            className="mt-5"
            onClick={() => {
              clearFilter()
              searchBox.current?.focus()
            }}
          >
            {messages.showAll}
          </Button>
        </Nothing>
      )}
      {pager.buttons}
    </>
  )
}

/** Scrolls to a title unless it is on the screen: a row that somebody presses stays under the finger. */
function bringIntoView(id: string): void {
  const title = document.getElementById(id)
  const box = title?.getBoundingClientRect()
  if (box && (box.top < 0 || box.bottom > window.innerHeight))
    title?.scrollIntoView({ block: 'center' })
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
