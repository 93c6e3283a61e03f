import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { useCalendarView } from '@/features/courses/public/use-calendar-view'
import { courseOf } from '../../../helpers/course'

const TODAY = '2026-11-18'

function course(changes: Partial<CourseEvent>): CourseEvent {
  return courseOf({
    title: 'Kursus',
    date: TODAY,
    startTime: '10:00',
    endTime: '12:00',
    location: 'Online',
    availableSpots: 20,
    ...changes,
  })
}

/** Opens /courses with a query or a hash. */
function openAt(query: string, courses: readonly CourseEvent[] = []) {
  const { result, rerender } = renderHook(
    ({ today }) => {
      const { search, hash } = useLocation()
      const calendar = useCalendarView(courses, today)
      return { calendar, at: search + hash, step: useNavigationType(), navigate: useNavigate() }
    },
    {
      initialProps: { today: TODAY },
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
    turnTo: (today: string) => rerender({ today }),
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

test('the view without a query is this week, with today chosen', () => {
  expect(openAt('').shown).toEqual(thisWeek)
  expect(openAt('?uge=2026-W47').shown).toEqual(thisWeek)
})

test.each([
  '?uge=2026-W54',
  '?uge=i+dag',
  '?uge=%E0%A4%A',
  '?vis=',
  '?type=hemmelig',
  '?type=toString',
])('the invalid query %s shows this week', (query) => {
  expect(openAt(query, [course({})]).shown).toEqual(thisWeek)
})

test('a link to a week opens it, with its Monday chosen', () => {
  expect(openAt('?uge=2026-W49').shown).toEqual({
    ...thisWeek,
    week: '2026-11-30',
    chosenDate: '2026-11-30',
  })
})

test('each week is an entry of the history, and the back button returns to the one before', () => {
  const page = openAt('?fra=brev#supervision')
  act(() => page.calendar.step(1))
  expect([page.at, page.step]).toEqual(['?fra=brev&uge=2026-W48#supervision', 'PUSH'])
  act(() => page.calendar.step(1))
  expect(page.at).toBe('?fra=brev&uge=2026-W49#supervision')
  expect(page.shown.chosenDate).toBe('2026-12-02')

  page.goBack()
  expect(page.shown).toMatchObject({ week: '2026-11-23', chosenDate: '2026-11-25' })
  page.goBack()
  expect(page.at).toBe('?fra=brev#supervision')
  expect(page.shown).toEqual(thisWeek)
})

test('a click while the previous one is pending continues from its view', () => {
  const page = openAt('?fra=brev')
  const { calendar } = page
  act(() => {
    calendar.step(1)
    calendar.step(1)
    calendar.chooseView('month')
    calendar.step(1)
  })
  expect([page.at, page.step]).toEqual(['?fra=brev&maaned=2027-01', 'PUSH'])
  page.goBack()
  expect(page.at).toBe('?fra=brev&maaned=2026-12')
  page.goBack()
  expect(page.at).toBe('?fra=brev&uge=2026-W49')
  page.goBack()
  expect(page.at).toBe('?fra=brev&uge=2026-W48')
})

test('a click after a step back continues from the earlier view', () => {
  const page = openAt('')
  act(() => page.calendar.step(1))
  page.goBack()
  act(() => page.calendar.step(1))
  expect(page.at).toBe('?uge=2026-W48')
})

test('today leads back to this week, and its address has no query', () => {
  const page = openAt('?uge=2027-W10')
  act(() => page.calendar.chooseToday())
  expect([page.at, page.step]).toEqual(['', 'PUSH'])
  expect(page.shown).toEqual(thisWeek)
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

test('the view of all courses is an entry of the history, and remembers the week', () => {
  const page = openAt('?uge=2026-W49')
  act(() => page.calendar.chooseView('all'))
  expect([page.at, page.step]).toEqual(['?uge=2026-W49&vis=alle', 'PUSH'])
  act(() => page.calendar.chooseView('week'))
  expect(page.at).toBe('?uge=2026-W49')
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
  page.goBack()
  expect(page.at).toBe('?maaned=2026-12')
  act(() => page.calendar.chooseToday())
  expect(page.at).toBe('?maaned=2026-11')
  act(() => page.calendar.chooseView('week'))
  expect(page.shown).toEqual(thisWeek)
})

test.each(['2026-13', '2026-1', '0026-01', 'maj'])(
  'the invalid month %s shows this week',
  (month) => {
    expect(openAt(`?maaned=${month}`).shown).toEqual(thisWeek)
  },
)

test('a day that is chosen in the calendar leads from all courses to its week', () => {
  const page = openAt('?vis=alle')
  act(() => page.calendar.chooseDate('2026-12-03'))
  expect(page.at).toBe('?uge=2026-W49')
})

test('choosing a type adds no entry to the history, and the type remains from week to week', () => {
  const page = openAt('', [course({}), course({ id: 'b', type: 'foredrag' })])
  expect(page.calendar.types).toEqual(['foraeldre', 'foredrag'])
  act(() => page.calendar.chooseType('foredrag'))
  expect([page.at, page.step]).toEqual(['?type=foredrag', 'REPLACE'])
  act(() => page.calendar.step(1))
  expect(page.at).toBe('?uge=2026-W48&type=foredrag')
  act(() => page.calendar.chooseType(undefined))
  expect(page.at).toBe('?uge=2026-W48')
})

test('a link to a course opens its week, until another is chosen', () => {
  const page = openAt('?kursus=b', [course({}), course({ id: 'b', date: '2027-02-04' })])
  expect(page.shown).toMatchObject({
    week: '2027-02-01',
    chosenDate: '2027-02-04',
    linkedId: 'b',
    isLinkDead: false,
  })
  act(() => page.calendar.step(-1))
  expect(page.at).toBe('?uge=2027-W04')
  expect(page.shown.linkedId).toBeUndefined()
})

test.each(['Ab-1.', 'ab-1)', 'ab-1%3E', 'AB-1', 'aB-1%20', 'aB-1%E2%80%9D.'])(
  'a link to a course is found as it comes out of a mail: %s',
  (id) => {
    const page = openAt(`?kursus=${id}&type=Foredrag.`, [
      course({ id: 'aB-1', date: '2027-02-04', type: 'foredrag' }),
    ])
    expect(page.shown).toMatchObject({ linkedId: 'aB-1', isLinkDead: false, type: 'foredrag' })
  },
)

test.each(['c', '', '%00', "'; drop table"])(
  'a link to the course %j, which is not there, is dead and shows this week',
  (id) => {
    const page = openAt(`?kursus=${id}`, [course({})])
    expect(page.shown).toEqual({ ...thisWeek, isLinkDead: true })
    act(() => page.calendar.step(1))
    expect(page.shown.isLinkDead).toBe(false)
  },
)

test('a link to a course on a day outside any calendar shows this week', () => {
  expect(openAt('?kursus=b', [course({ id: 'b', date: 'infinity' })]).shown).toEqual({
    ...thisWeek,
    isLinkDead: true,
  })
})

const SUNDAY = '2026-11-22'
const MONDAY = '2026-11-23'

test('a new day is the chosen one, and a new week is shown, where nothing has been chosen', () => {
  const page = openAt('', [course({}), course({ id: 'b', type: 'foredrag' })])
  page.turnTo('2026-11-19')
  expect(page.shown).toEqual({ ...thisWeek, chosenDate: '2026-11-19' })
  act(() => page.calendar.chooseType('foredrag'))
  page.turnTo(MONDAY)
  expect(page.shown).toMatchObject({ week: MONDAY, chosenDate: MONDAY, type: 'foredrag' })
})

test('a day that was chosen stays when another week begins, and so does its week', () => {
  const page = openAt('')
  page.turnTo(SUNDAY)
  act(() => page.calendar.chooseDate('2026-11-20'))
  page.turnTo(MONDAY)
  expect(page.shown).toEqual({ ...thisWeek, chosenDate: '2026-11-20' })
  act(() => page.calendar.step(1))
  expect([page.at, page.shown.chosenDate]).toEqual(['', '2026-11-27'])
  act(() => page.calendar.step(-1))
  expect(page.at).toBe('?uge=2026-W47')
})

test('a week that was chosen stays when another day begins', () => {
  const page = openAt('?uge=2026-W49')
  page.turnTo(MONDAY)
  expect(page.shown).toMatchObject({ week: '2026-11-30', chosenDate: '2026-11-30' })
})

test('a deselected day remains deselected when another week begins', () => {
  const page = openAt('')
  act(() => page.calendar.chooseDate(undefined))
  page.turnTo(MONDAY)
  expect(page.shown).toEqual({ ...thisWeek, chosenDate: undefined })
})
