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
import { fieldsOf } from '@/lib/fields-of'
import type { LocalDate } from '@/lib/local-date'
import { nameInLink } from '@/lib/name-in-link'
import { KEEP_SCROLL } from '@/lib/navigation-state'

export type CalendarView = ReturnType<typeof useCalendarView>

/** A day; 'today' also after midnight; 'none' after the chosen day was chosen again. */
type ChosenDay = LocalDate | 'today' | 'none'

type View = CalendarQuery & {
  /** The address's query for it. */
  search: string
  chosen: ChosenDay
}

/**
 * The visitor's view of /courses, read from the address, and functions that change it. Choosing a week, a month or a view
 * adds an entry to the history; choosing another day of the same week, or a type, replaces it.
 * @param courses all courses; empty while pending
 */
export function useCalendarView(courses: readonly CourseEvent[], today: LocalDate) {
  const location = useLocation()
  const { search, hash, key } = location
  const navigate = useNavigate()
  const { start, courseId, view, type: typeName } = readCalendarUrl(search)
  const linked = courseId === undefined ? undefined : findLinkedCourse(courses, courseId)
  const chosen = readChosenDay(location.state)
  // The address leaves the current week out; remembering the day of the choice keeps that week when the next one begins.
  const [choice, setChoice] = useState({ key, day: today })
  if (choice.key !== key) setChoice({ key, day: today })
  const current = chosen === 'today' ? today : choice.day
  const period = (view === 'month' ? monthOf : isoWeekOf)(linked?.date ?? start ?? current)
  const date = [chosen, linked?.date, current].find((day) => isDayOf(period, day)) ?? period.start
  const occurring = typesAmong(courses)
  const type = [...occurring, ...COURSE_TYPES].find((one) => nameInLink(one) === typeName)
  // A link may name a type of which there are no courses now.
  const types = type ? typesAmong([...courses, { type }]) : occurring

  // The router applies a new address late; a further click until then builds on the pending view.
  const pending = useRef<View>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any new address clears it, and after a step back even its key is an old one
  useLayoutEffect(() => {
    pending.current = undefined
  }, [location])

  function latest(): View {
    return pending.current ?? { search, date, view, type, chosen }
  }

  function show(changes: Partial<View>) {
    const former = latest()
    const next = { ...former, ...changes }
    next.search = writeCalendarUrl(former.search, next, today)
    pending.current = next
    const replace = next.search === former.search || 'type' in changes
    void navigate(
      { search: next.search, hash },
      { replace, state: { ...KEEP_SCROLL, chosen: next.chosen } },
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
    chosenDate: chosen === 'none' ? undefined : date,
    /** The course that the address names. */
    linkedId: linked?.id,
    chooseDate: (day: LocalDate | undefined) =>
      show({ date: day ?? latest().date, view: 'week', chosen: day ?? 'none' }),
    chooseToday: () => show({ date: today, chosen: today }),
    /** To the same day of another week, or to another month, within COURSE_LIMITS. */
    step: (count: 1 | -1) => {
      const from = latest()
      const day =
        from.view === 'month' ? dayOfMonth(from.date, count) : addDays(from.date, 7 * count)
      if (isCourseDate(day)) show({ date: day, chosen: day })
    },
    chooseView: (mode: ViewMode) => show({ view: mode }),
    chooseType: (name: string | undefined) => show({ type: name }),
  }

  /** Today in its own month, the first day in any other. */
  function dayOfMonth(from: LocalDate, count: 1 | -1): LocalDate {
    const month = monthOf(addMonths(from, count))
    return isDayOf(month, today) ? today : month.start
  }
}

/** @param state of the history entry */
function readChosenDay(state: unknown): ChosenDay {
  const { chosen } = fieldsOf(state)
  if (chosen === 'none') return chosen
  return typeof chosen === 'string' && isCourseDate(chosen) ? chosen : 'today'
}

function isDayOf({ start, end }: Period, day: string | undefined): day is LocalDate {
  return day !== undefined && isCourseDate(day) && start <= day && day <= end
}
