import { expect, it } from 'vitest'
import {
  COURSE_ORDERS,
  type CourseOrder,
  comingOnly,
  openingPage,
  searchCourses,
  sortCourses,
  splitByView,
} from '@/features/courses/admin/course-filter'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { courseOf } from '../../../helpers/course'

const TODAY = '2026-11-24'
const NOW = `${TODAY}T10:00`

function idsOf(courses: readonly CourseEvent[]): string {
  return courses.map(({ id }) => id).join(' ')
}

const courses = [
  courseOf({ id: 'a', title: 'Søvn og ro', date: '2026-11-02', availableSpots: 3 }),
  // In letters taken apart, with other spaces and a soft hyphen.
  courseOf({
    id: 'b',
    title: 'A\u030Abent\u00A0hus',
    date: TODAY,
    endTime: '18:00',
    type: 'foredrag',
    location: 'Valby Kultur\u00ADhus',
  }),
  courseOf({
    id: 'c',
    title: 'Modul 10',
    date: '2026-12-01',
    type: 'supervision',
    location: 'Online',
  }),
  courseOf({ id: 'd', title: 'Modul 2', date: '2027-01-05', availableSpots: 0 }),
]

it.each([
  ['', 'a b c d'],
  ['  ', 'a b c d'],
  ['SØVN', 'a'],
  ['modul', 'c d'],
  ['online modul', 'c'],
  ['valby', 'b'],
  ['forældrekurser', 'a d'],
  ['dec. 2026', 'c'],
  ['16:00', 'a b c d'],
  ['modul findes-ikke', ''],
  ['åbent kulturhus', 'b'],
  ['A\u030Abent\u00A0hus', 'b'],
  ['\uFEFFva\u00ADlby\u200B', 'b'],
])('the search for %j finds the courses with every word in their row: %s', (text, ids) => {
  expect(idsOf(searchCourses(courses, text))).toBe(ids)
})

it('the search and the views find courses by their status', () => {
  const list = [
    courseOf({ id: 'a', title: 'Planlagt' }),
    courseOf({ id: 'b', status: 'cancelled' }),
    courseOf({ id: 'c', status: 'moved', movedFrom: { date: TODAY, startTime: '10:00' } }),
  ]
  expect(idsOf(searchCourses(list, 'aflyst'))).toBe('b')
  expect(idsOf(searchCourses(list, 'flyttet'))).toBe('c')
  expect(idsOf(splitByView(list, NOW).cancelled)).toBe('b')
  expect(idsOf(splitByView(list, NOW).moved)).toBe('c')
})

it('a course of today is coming until it has ended', () => {
  const views = splitByView(courses, NOW)
  expect(idsOf(views.all)).toBe('a b c d')
  expect(idsOf(views.coming)).toBe('b c d')
  expect(idsOf(views.past)).toBe('a')
  expect(idsOf(splitByView(courses, `${TODAY}T18:00`).past)).toBe('a b')
})

const sorted: Record<CourseOrder, string> = {
  date: 'a b c d',
  latest: 'd c b a',
  // Å comes last, and a number counts as one.
  title: 'd c a b',
  type: 'b a d c',
  location: 'a d c b',
  places: 'd a b c',
}

it.each(COURSE_ORDERS)('the order %s gives a new list', (order) => {
  const list = Object.freeze(courses.toReversed())
  expect(idsOf(sortCourses(list, order))).toBe(sorted[order])
})

it('a list by date opens at the next course, other lists at their start', () => {
  const pages = { now: NOW, pageSize: 2 }
  const past = [1, 2, 3, 4, 5].map((day) => courseOf({ id: `p${day}`, date: `2026-10-0${day}` }))
  expect(openingPage([...past, ...courses], 'date', pages)).toBe(3)
  expect(openingPage(courses, 'date', pages)).toBe(0)
  expect(openingPage(past, 'date', pages)).toBe(2)
  expect(openingPage([], 'date', pages)).toBe(0)
  expect(openingPage([...past, ...courses], 'title', pages)).toBe(0)
})

it('leaves the past courses out of the whole list by date from ten on, where a course is to come', () => {
  const past = Array.from({ length: 10 }, () => courseOf({ date: '2000-01-01' }))
  const coming = courseOf({ id: 'coming', date: '2027-01-05' })
  const whole = { series: '', text: ' ', view: 'all', order: 'date' } as const
  const listed = (all: (typeof coming)[], filter = {}) =>
    comingOnly(splitByView(all, NOW), { ...whole, ...filter })

  expect(listed([...past, coming])).toEqual([coming])
  expect(listed([...past.slice(1), coming])).toBeUndefined()
  expect(listed(past)).toBeUndefined()
  for (const filter of [{ text: 'ro' }, { view: 'past' }, { order: 'title' }])
    expect(listed([...past, coming], filter)).toBeUndefined()
})
