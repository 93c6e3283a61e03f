import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  type CourseChoice,
  type CourseView,
  readCalendarUrl,
  writeCalendarUrl,
} from '@/features/courses/calendar/calendar-url'
import { addDays, addMonths } from '@/features/courses/domain/calendar-date'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { isCourseDate } from '@/features/courses/domain/course-limits'
import {
  type IsoWeek,
  isoWeekOf,
  type Month,
  monthOf,
} from '@/features/courses/domain/course-periods'
import { typesAmong } from '@/features/courses/domain/course-types'
import { SAME_PLACE } from '@/lib/history-marks'
import type { LocalDate } from '@/lib/local-date'
import { nameInLink } from '@/lib/name-in-link'

export type CourseChoices = ReturnType<typeof useCourseChoice>

type Choice = CourseChoice & {
  /** The query that says it. */
  search: string
  /** The day of it that was chosen; null stands for none, and undefined for whichever day it is. */
  chosen: LocalDate | null | undefined
}

/**
 * What a visitor looks at on /courses, read from the address, and the ways to change it. Choosing a week, a month or a
 * view is a step in the browser's history; choosing another day of the same week, or a type, is none.
 * @param courses all of them; none while they are on their way
 */
export function useCourseChoice(courses: readonly CourseEvent[], today: LocalDate) {
  const location = useLocation()
  const { search, hash, state, key } = location
  const navigate = useNavigate()
  const address = readCalendarUrl(search)
  const { courseId } = address
  const linked =
    courseId === undefined
      ? undefined
      : courses.find(({ id, date }) => nameInLink(id) === courseId && isCourseDate(date))
  const { view } = address
  const periodOf = view === 'month' ? monthOf : isoWeekOf
  const first = view === 'month' ? address.firstOfMonth : address.monday
  // The chosen day is kept with the entry of the history; null stands for none.
  const stored: unknown = state?.date
  // The address does not name the week that was this one when it was chosen, and it stays when another begins.
  const [chosenOn, setChosenOn] = useState({ key, day: today })
  if (chosenOn.key !== key) setChosenOn({ key, day: today })
  const thatDay = stored === undefined ? today : chosenOn.day
  const named = linked?.date ?? dayOf(periodOf(first ?? thatDay), thatDay)
  const date = isDayOf(periodOf(named), stored) ? stored : named
  const chosenDate = stored === null ? undefined : date
  const types = typesAmong(courses)
  const type = types.find((one) => nameInLink(one) === address.type)

  // The router shows a new address late, and whoever clicks again before that means the one that is on its way.
  const onItsWay = useRef<Choice>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any new address ends the wait, and after a step back even its key is an old one
  useLayoutEffect(() => {
    onItsWay.current = undefined
  }, [location])

  function latest(): Choice {
    const chosen = stored === undefined ? undefined : (chosenDate ?? null)
    return onItsWay.current ?? { search, date, view, type, chosen }
  }

  function show(changes: Partial<Choice>, { replace = false }: { replace?: boolean } = {}) {
    const former = latest()
    const choice = { ...former, ...changes }
    choice.search = writeCalendarUrl(former.search, choice, today)
    onItsWay.current = choice
    navigate(
      { search: choice.search, hash },
      {
        replace: replace || choice.search === former.search,
        state: { ...SAME_PLACE, date: choice.chosen },
      },
    )
  }

  return {
    /** Another one for every choice, also of the same day. */
    key,
    view,
    type,
    /** What there is to choose from. */
    types,
    week: isoWeekOf(date),
    month: monthOf(date),
    /** None after the chosen day was chosen once more (spec 9: 'Vælg en dato for at se kurser'). */
    chosenDate,
    /** The course that a link has led to. */
    linkedId: linked?.id,
    /** Whether a link has led to a course that is no longer there. */
    isLinkDead: courseId !== undefined && linked === undefined,
    chooseDate: (chosen: LocalDate | undefined) =>
      show({ date: chosen ?? latest().date, view: 'week', chosen: chosen ?? null }),
    chooseToday: () => show({ date: today, chosen: today }),
    /** To the same day of another week, or to another month; not out of the years in which courses are. */
    step: (count: 1 | -1) => {
      const from = latest()
      const chosen =
        from.view === 'month'
          ? dayOf(monthOf(addMonths(from.date, count)), today)
          : addDays(from.date, 7 * count)
      if (isCourseDate(chosen)) show({ date: chosen, chosen })
    },
    chooseView: (chosen: CourseView) => show({ view: chosen }),
    chooseType: (chosen: string | undefined) => show({ type: chosen }, { replace: true }),
  }
}

/** Today in its own week or month, the first day in any other. */
function dayOf(period: IsoWeek | Month, today: LocalDate): LocalDate {
  return isDayOf(period, today) ? today : period.start
}

function isDayOf({ start, end }: IsoWeek | Month, date: unknown): date is LocalDate {
  return typeof date === 'string' && isCourseDate(date) && start <= date && date <= end
}
