import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { isCourseDate } from '@/features/courses/domain/course-limits'
import {
  addDays,
  addMonths,
  isoWeekOf,
  monthOf,
  type Period,
} from '@/features/courses/domain/course-periods'
import { COURSE_TYPES, typesAmong } from '@/features/courses/domain/course-types'
import {
  type CalendarQuery,
  findLinkedCourse,
  readCalendarUrl,
  type ViewMode,
  writeCalendarUrl,
} from '@/features/courses/public/calendar-url'
import type { LocalDate } from '@/lib/local-date'
import { nameInLink } from '@/lib/name-in-link'
import { KEEP_SCROLL } from '@/lib/navigation-state'

export type CalendarView = ReturnType<typeof useCalendarView>

type PendingView = CalendarQuery & {
  /** The address's query for it. */
  search: string
  /** The chosen day; null for none, undefined for the current day, also after midnight. */
  chosen: LocalDate | null | undefined
}

/**
 * The visitor's view of /courses, read from the address, and functions that change it. Choosing a week, a month or a view
 * adds an entry to the history; choosing another day of the same week, or a type, replaces it.
 * @param courses all courses; empty while pending
 */
export function useCalendarView(courses: readonly CourseEvent[], today: LocalDate) {
  const location = useLocation()
  const { search, hash, state, key } = location
  const navigate = useNavigate()
  const { start, courseId, view, type: typeName } = readCalendarUrl(search)
  const linked = courseId === undefined ? undefined : findLinkedCourse(courses, courseId)
  const periodOf = view === 'month' ? monthOf : isoWeekOf
  // The chosen day is stored in the history entry; null stands for none.
  const stored: unknown = state?.date
  // The address leaves the current week out; remembering the day keeps that week when the next one begins.
  const [chosenOn, setChosenOn] = useState({ key, day: today })
  if (chosenOn.key !== key) setChosenOn({ key, day: today })
  const thatDay = stored === undefined ? today : chosenOn.day
  const named = linked?.date ?? dayOf(periodOf(start ?? thatDay), thatDay)
  const date = isDayOf(periodOf(named), stored) ? stored : named
  const chosenDate = stored === null ? undefined : date
  const occurring = typesAmong(courses)
  const type = [...occurring, ...COURSE_TYPES].find((one) => nameInLink(one) === typeName)
  // A link may name a type of which there are no courses now.
  const types = type ? typesAmong([...courses, { type }]) : occurring

  // The router applies a new address late; a further click until then builds on the pending view.
  const pendingView = useRef<PendingView>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any new address clears it, and after a step back even its key is an old one
  useLayoutEffect(() => {
    pendingView.current = undefined
  }, [location])

  function latest(): PendingView {
    const chosen = stored === undefined ? undefined : (chosenDate ?? null)
    return pendingView.current ?? { search, date, view, type, chosen }
  }

  function show(changes: Partial<PendingView>) {
    const former = latest()
    const next = { ...former, ...changes }
    next.search = writeCalendarUrl(former.search, next, today)
    pendingView.current = next
    const replace = next.search === former.search || 'type' in changes
    navigate(
      { search: next.search, hash },
      { replace, state: { ...KEEP_SCROLL, date: next.chosen } },
    )
  }

  return {
    /** Changes with every choice, also of the same day. */
    key,
    view,
    type,
    /** The types to choose from. */
    types,
    week: isoWeekOf(date),
    month: monthOf(date),
    /** Undefined after the chosen day was chosen again (spec 9: 'Vælg en dato for at se kurser'). */
    chosenDate,
    /** The course that the address names. */
    linkedId: linked?.id,
    chooseDate: (chosen: LocalDate | undefined) =>
      show({ date: chosen ?? latest().date, view: 'week', chosen: chosen ?? null }),
    chooseToday: () => show({ date: today, chosen: today }),
    /** To the same day of another week, or to another month, within COURSE_LIMITS. */
    step: (count: 1 | -1) => {
      const from = latest()
      const chosen =
        from.view === 'month'
          ? dayOf(monthOf(addMonths(from.date, count)), today)
          : addDays(from.date, 7 * count)
      if (isCourseDate(chosen)) show({ date: chosen, chosen })
    },
    chooseView: (chosen: ViewMode) => show({ view: chosen }),
    chooseType: (chosen: string | undefined) => show({ type: chosen }),
  }
}

/** Today in its own week or month, the first day in any other. */
function dayOf(period: Period, today: LocalDate): LocalDate {
  return isDayOf(period, today) ? today : period.start
}

function isDayOf({ start, end }: Period, date: unknown): date is LocalDate {
  return typeof date === 'string' && isCourseDate(date) && start <= date && date <= end
}
