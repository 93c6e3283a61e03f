import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { useCalendarView } from '@/features/courses/public/use-calendar-view'
import { courseOf } from '../../../helpers/course'

const TODAY = '2026-11-18'
const MONDAY = '2026-11-23'

const today = courseOf({ date: TODAY })
const lecture = courseOf({ id: 'b', date: '2027-02-04', type: 'foredrag' })

/** Opens /courses with a query or a hash. */
function openAt(query: string, courses: readonly CourseEvent[] = [today, lecture]) {
  const { result, rerender } = renderHook(
    (day: string) => {
      const { search, hash } = useLocation()
      const calendar = useCalendarView(courses, day)
      return { calendar, at: search + hash, step: useNavigationType(), navigate: useNavigate() }
    },
    {
      initialProps: TODAY,
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[`/courses${query}`]}>{children}</MemoryRouter>
      ),
    },
  )
  return {
    get shown() {
      const { view, type, week, chosenDate, linkedId, isLinkDead } = result.current.calendar
      return { view, type, week: week.start, chosenDate, linkedId, isLinkDead }
    },
    get calendar() {
      return result.current.calendar
    },
    /** How the address was reached: PUSH is a step in the browser's history. */
    get step() {
      return result.current.step
    },
    get at() {
      return result.current.at
    },
    /** Midnight passes. */
    turnTo: (day: string) => rerender(day),
    goBack: () => act(() => result.current.navigate(-1)),
  }
}

const thisWeek = {
  view: 'week',
  type: undefined,
  week: '2026-11-16',
  chosenDate: TODAY,
  linkedId: undefined,
  isLinkDead: false,
}

test.each([
  ...['', '?uge=2026-W47', '?uge=2026-W54', '?uge=%E0%A4%A', '?vis=', '?type=hemmelig'],
  ...['?type=toString', '?maaned=2026-13', '?maaned=0026-01', '?maaned=maj'],
])('the query %j shows this week, with today chosen', (query) => {
  expect(openAt(query).shown).toEqual(thisWeek)
})

test('a click while the previous one is pending continues from its view', () => {
  const page = openAt('?fra=brev#supervision')
  const { calendar } = page
  act(() => {
    calendar.step(1)
    calendar.step(1)
    calendar.chooseView('month')
    calendar.step(1)
  })
  expect([page.at, page.step]).toEqual(['?fra=brev&maaned=2027-01#supervision', 'PUSH'])
  page.goBack()
  expect(page.at).toBe('?fra=brev&maaned=2026-12#supervision')
  page.goBack()
  expect(page.at).toBe('?fra=brev&uge=2026-W49#supervision')
  // After a step back, from the earlier view.
  act(() => page.calendar.step(1))
  expect(page.at).toBe('?fra=brev&uge=2026-W50#supervision')
})

test('another day of the same week adds no entry to the history', () => {
  const page = openAt('')
  act(() => page.calendar.chooseDate('2026-11-20'))
  expect([page.at, page.step]).toEqual(['', 'REPLACE'])
  expect(page.shown.chosenDate).toBe('2026-11-20')
})

test('the week remains when its day is deselected', () => {
  const page = openAt('?uge=2026-W49')
  act(() => page.calendar.chooseDate(undefined))
  expect(page.shown).toMatchObject({ week: '2026-11-30', chosenDate: undefined })
  act(() => page.calendar.step(1))
  expect(page.shown).toMatchObject({ week: '2026-12-07', chosenDate: '2026-12-07' })
})

test('the view of all courses is an entry of the history and remembers the week, until a day is chosen', () => {
  const page = openAt('?uge=2026-W49')
  act(() => page.calendar.chooseView('all'))
  expect([page.at, page.step]).toEqual(['?uge=2026-W49&vis=alle', 'PUSH'])
  act(() => page.calendar.chooseView('week'))
  expect(page.at).toBe('?uge=2026-W49')
  act(() => page.calendar.chooseView('all'))
  act(() => page.calendar.chooseDate('2026-12-10'))
  expect(page.at).toBe('?uge=2026-W50')
})

test('each month is an entry of the history, and the current one selects today', () => {
  const page = openAt('?uge=2026-W49')
  act(() => page.calendar.chooseView('month'))
  // Monday 30 November was chosen.
  expect([page.at, page.step]).toEqual(['?maaned=2026-11', 'PUSH'])
  act(() => page.calendar.step(1))
  expect([page.at, page.step]).toEqual(['?maaned=2026-12', 'PUSH'])
  expect(page.shown).toMatchObject({ view: 'month', chosenDate: '2026-12-01' })
  act(() => page.calendar.step(-1))
  expect(page.shown.chosenDate).toBe(TODAY)
  act(() => page.calendar.step(-1))
  act(() => page.calendar.chooseToday())
  expect(page.at).toBe('?maaned=2026-11')
  act(() => page.calendar.chooseView('week'))
  expect(page.shown).toEqual(thisWeek)
})

test('choosing a type adds no entry to the history, and the type remains from week to week', () => {
  const page = openAt('')
  expect(page.calendar.types).toEqual(['foraeldre', 'foredrag'])
  act(() => page.calendar.chooseType('foredrag'))
  expect([page.at, page.step]).toEqual(['?type=foredrag', 'REPLACE'])
  act(() => page.calendar.step(1))
  expect(page.at).toBe('?uge=2026-W48&type=foredrag')
  act(() => page.calendar.chooseType(undefined))
  expect(page.at).toBe('?uge=2026-W48')
})

test.each(['b', 'B).', 'b%3E', 'B%E2%80%9D.'])(
  'the link to the course %s, as it comes out of a mail, opens its week until another is chosen',
  (id) => {
    const page = openAt(`?kursus=${id}&type=Foredrag.`)
    const found = { linkedId: 'b', isLinkDead: false, type: 'foredrag' }
    expect(page.shown).toMatchObject({ ...found, week: '2027-02-01', chosenDate: '2027-02-04' })
    act(() => page.calendar.step(-1))
    expect(page.at).toBe('?uge=2027-W04&type=foredrag')
    expect(page.shown.linkedId).toBeUndefined()
  },
)

test.each(['c', '', '%00', "'; drop table", 'infinite'])(
  'a link to the course %j, which is in no week, is dead and shows this week',
  (id) => {
    const page = openAt(`?kursus=${id}`, [today, courseOf({ id: 'infinite', date: 'infinity' })])
    expect(page.shown).toEqual({ ...thisWeek, isLinkDead: true })
    act(() => page.calendar.step(1))
    expect(page.shown.isLinkDead).toBe(false)
  },
)

test('a new day is the chosen one, and a new week is shown, where nothing has been chosen', () => {
  const page = openAt('')
  page.turnTo('2026-11-19')
  expect(page.shown).toEqual({ ...thisWeek, chosenDate: '2026-11-19' })
  act(() => page.calendar.chooseType('foredrag'))
  page.turnTo(MONDAY)
  expect(page.shown).toMatchObject({ week: MONDAY, chosenDate: MONDAY, type: 'foredrag' })
})

test('a day that was chosen stays when another week begins, and so does its week', () => {
  const page = openAt('')
  page.turnTo('2026-11-22')
  act(() => page.calendar.chooseDate('2026-11-20'))
  page.turnTo(MONDAY)
  expect(page.shown).toEqual({ ...thisWeek, chosenDate: '2026-11-20' })
  act(() => page.calendar.step(1))
  expect([page.at, page.shown.chosenDate]).toEqual(['', '2026-11-27'])
  act(() => page.calendar.step(-1))
  expect(page.at).toBe('?uge=2026-W47')
})

test.each([
  ['?uge=2026-W49', '2026-11-30'],
  ['', undefined],
])(
  'a week that was chosen by %j, or whose day was deselected, stays when another day begins',
  (query, day) => {
    const page = openAt(query)
    if (!query) act(() => page.calendar.chooseDate(undefined))
    page.turnTo(MONDAY)
    expect(page.shown).toMatchObject({ week: day ?? thisWeek.week, chosenDate: day })
  },
)
