import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { useCalendarView } from '@/features/courses/public/use-calendar-view'
import type { LocalDate } from '@/lib/local-date'
import { courseOf } from '../../../helpers/course'

const TODAY = '2026-11-18'
const MONDAY = '2026-11-23'

const today = courseOf({ date: TODAY })
const lecture = courseOf({ id: 'b', date: '2027-02-04', type: 'foredrag' })

/** Opens /courses with a query or a hash. */
function openAt(query: string, courses: readonly CourseEvent[] = [today, lecture]) {
  const { result, rerender } = renderHook(
    (day: LocalDate) => {
      const { search, hash } = useLocation()
      const calendar = useCalendarView(courses, day)
      const { view, type, week, chosenDate, linkedId } = calendar
      return {
        ...calendar,
        shown: { view, type, week: week.start, chosenDate, linkedId },
        at: search + hash,
        /** How the address was reached: PUSH is a step in the browser's history. */
        reachedBy: useNavigationType(),
        navigate: useNavigate(),
      }
    },
    {
      initialProps: TODAY,
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[`/courses${query}`]}>{children}</MemoryRouter>
      ),
    },
  )
  return { page: result, turnTo: rerender }
}

const thisWeek = {
  view: 'week',
  type: undefined,
  week: '2026-11-16',
  chosenDate: TODAY,
  linkedId: undefined,
}

test.each([
  ...['', '?uge=2026-W47', '?uge=2026-W54', '?uge=%E0%A4%A', '?vis=', '?type=hemmelig'],
  ...['?type=toString', '?maaned=2026-13', '?maaned=0026-01', '?maaned=maj'],
])('the query %j shows this week, with today chosen', (query) => {
  expect(openAt(query).page.current.shown).toEqual(thisWeek)
})

test('a click while the previous one is pending continues from its view', () => {
  const { page } = openAt('?fra=brev#supervision')
  const { step, chooseView } = page.current
  act(() => {
    step(1)
    step(1)
    chooseView('month')
    step(1)
  })
  expect(page.current.at).toBe('?fra=brev&maaned=2027-01#supervision')
  expect(page.current.reachedBy).toBe('PUSH')
  act(() => page.current.navigate(-1))
  expect(page.current.at).toBe('?fra=brev&maaned=2026-12#supervision')
  act(() => page.current.navigate(-1))
  expect(page.current.at).toBe('?fra=brev&uge=2026-W49#supervision')
  // After a step back, from the earlier view.
  act(() => page.current.step(1))
  expect(page.current.at).toBe('?fra=brev&uge=2026-W50#supervision')
})

test('the week remains when its day is deselected', () => {
  const { page } = openAt('?uge=2026-W49')
  act(() => page.current.chooseDate(undefined))
  expect(page.current.shown).toMatchObject({ week: '2026-11-30', chosenDate: undefined })
  act(() => page.current.step(1))
  expect(page.current.shown).toMatchObject({ week: '2026-12-07', chosenDate: '2026-12-07' })
})

test('the view of all courses is an entry of the history, and remembers the week', () => {
  const { page } = openAt('?uge=2026-W49')
  act(() => page.current.chooseView('all'))
  expect([page.current.at, page.current.reachedBy]).toEqual(['?uge=2026-W49&vis=alle', 'PUSH'])
  act(() => page.current.chooseView('week'))
  expect(page.current.at).toBe('?uge=2026-W49')
  act(() => page.current.chooseView('all'))
  act(() => page.current.chooseDate('2026-12-10'))
  expect(page.current.at).toBe('?uge=2026-W50')
})

test('each month is an entry of the history, and the current one selects today', () => {
  const { page } = openAt('?uge=2026-W49')
  act(() => page.current.chooseView('month'))
  // Monday 30 November was chosen.
  expect([page.current.at, page.current.reachedBy]).toEqual(['?maaned=2026-11', 'PUSH'])
  act(() => page.current.step(1))
  expect([page.current.at, page.current.reachedBy]).toEqual(['?maaned=2026-12', 'PUSH'])
  expect(page.current.shown).toMatchObject({ view: 'month', chosenDate: '2026-12-01' })
  act(() => page.current.step(-1))
  expect(page.current.shown.chosenDate).toBe(TODAY)
  act(() => page.current.step(-1))
  act(() => page.current.chooseToday())
  expect(page.current.at).toBe('?maaned=2026-11')
  act(() => page.current.chooseView('week'))
  expect(page.current.shown).toEqual(thisWeek)
})

test('a link may name a type of which there is no course', () => {
  const { page } = openAt('?vis=alle&type=supervision')
  expect(page.current.type).toBe('supervision')
  expect(page.current.types).toEqual(['foraeldre', 'supervision', 'foredrag'])
})

test('choosing a type adds no entry to the history, and the type remains from week to week', () => {
  const { page } = openAt('')
  expect(page.current.types).toEqual(['foraeldre', 'foredrag'])
  act(() => page.current.chooseType('foredrag'))
  expect([page.current.at, page.current.reachedBy]).toEqual(['?type=foredrag', 'REPLACE'])
  act(() => page.current.step(1))
  expect(page.current.at).toBe('?uge=2026-W48&type=foredrag')
  act(() => page.current.chooseType(undefined))
  expect(page.current.at).toBe('?uge=2026-W48')
})

test.each(['b', 'B).', 'b%3E', 'B%E2%80%9D.'])(
  'the link to the course %s opens its week until another is chosen',
  (id) => {
    const { page } = openAt(`?kursus=${id}&type=Foredrag.`)
    const found = { linkedId: 'b', type: 'foredrag' }
    const day = { week: '2027-02-01', chosenDate: '2027-02-04' }
    expect(page.current.shown).toMatchObject({ ...found, ...day })
    act(() => page.current.step(-1))
    expect(page.current.at).toBe('?uge=2027-W04&type=foredrag')
    expect(page.current.shown.linkedId).toBeUndefined()
  },
)

test.each(['c', '', '%00', "'; drop table", 'infinite'])(
  'a link to the course %j shows this week, since it is in none',
  (id) => {
    const inNoWeek = courseOf({ id: 'infinite', date: 'infinity' })
    const { page } = openAt(`?kursus=${id}`, [today, inNoWeek])
    expect(page.current.shown).toEqual(thisWeek)
    act(() => page.current.step(1))
    expect(page.current.at).toBe('?uge=2026-W48')
  },
)

test('a new day is the chosen one where nothing has been chosen, in a new week too', () => {
  const { page, turnTo } = openAt('')
  turnTo('2026-11-19')
  expect(page.current.shown).toEqual({ ...thisWeek, chosenDate: '2026-11-19' })
  act(() => page.current.chooseType('foredrag'))
  turnTo(MONDAY)
  expect(page.current.shown).toMatchObject({ week: MONDAY, chosenDate: MONDAY, type: 'foredrag' })
})

test('another day of the same week adds no entry to the history, and stays with its week when the next one begins', () => {
  const { page, turnTo } = openAt('')
  turnTo('2026-11-22')
  act(() => page.current.chooseDate('2026-11-20'))
  expect([page.current.at, page.current.reachedBy]).toEqual(['', 'REPLACE'])
  turnTo(MONDAY)
  expect(page.current.shown).toEqual({ ...thisWeek, chosenDate: '2026-11-20' })
  act(() => page.current.step(1))
  expect([page.current.at, page.current.shown.chosenDate]).toEqual(['', '2026-11-27'])
  act(() => page.current.step(-1))
  expect(page.current.at).toBe('?uge=2026-W47')
})

test.each([
  ['?uge=2026-W49', '2026-11-30'],
  ['', undefined],
])(
  'a week that was chosen by %j, or whose day was deselected, stays when another day begins',
  (query, day) => {
    const { page, turnTo } = openAt(query)
    if (!query) act(() => page.current.chooseDate(undefined))
    turnTo(MONDAY)
    expect(page.current.shown).toMatchObject({ week: day ?? thisWeek.week, chosenDate: day })
  },
)
