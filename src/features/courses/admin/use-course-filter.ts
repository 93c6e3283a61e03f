import { SEARCH_PARAMETER } from '@/content/paths'
import {
  COURSE_ORDERS,
  COURSE_PERIODS,
  type CourseOrder,
  type CoursePeriod,
} from '@/features/courses/admin/course-filter'
import { nameInLink } from '@/lib/name-in-link'
import { useUrlText } from '@/lib/use-url-text'

export type CourseFilter = {
  text: string
  period: CoursePeriod
  order: CourseOrder
  setText: (text: string) => void
  setPeriod: (period: CoursePeriod) => void
  setOrder: (order: string) => void
  /** Shows all courses, in the chosen order. */
  clear: () => void
}

/** The administrator's filter, kept in the address across reloads. */
export function useCourseFilter(): CourseFilter {
  const [text, setText] = useUrlText(SEARCH_PARAMETER)
  const [period, setPeriod] = useUrlText('vis')
  const [order, setOrder] = useUrlText('sorter')
  return {
    text,
    period: oneOf(COURSE_PERIODS, period),
    order: oneOf(COURSE_ORDERS, order),
    setText,
    setPeriod: (chosen) => setPeriod(chosen === COURSE_PERIODS[0] ? '' : chosen),
    setOrder: (chosen) => setOrder(chosen === COURSE_ORDERS[0] ? '' : chosen),
    clear() {
      setText('')
      setPeriod('')
    },
  }
}

/** The value named by the address, or the first. */
function oneOf<Value extends string>(values: readonly [Value, ...Value[]], name: string): Value {
  return values.find((value) => value === nameInLink(name)) ?? values[0]
}
