import { expect, it } from 'vitest'
import {
  COURSE_ORDERS,
  type CourseOrder,
  openingPage,
  searchCourses,
  sortCourses,
  splitByPeriod,
} from '@/features/courses/admin/course-filter'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { courseOf } from '../../../helpers/course'

const TODAY = '2026-11-24'
const NOW = `${TODAY}T10:00`

function course(id: string, changes: Partial<CourseEvent> = {}): CourseEvent {
  return courseOf({
    id,
    title: `Kursus ${id}`,
    date: TODAY,
    endTime: '18:00',
    location: 'Frederiksgade 7',
    availableSpots: 10,
    ...changes,
  })
}

function idsOf(courses: readonly CourseEvent[]): string {
  return courses.map(({ id }) => id).join(' ')
}

const courses = [
  course('a', { title: 'Søvn og ro', date: '2026-11-02', availableSpots: 3 }),
  course('b', { title: 'Åbent hus', type: 'foredrag', location: 'Valby Kulturhus' }),
  course('c', { title: 'Modul 10', date: '2026-12-01', type: 'supervision', location: 'Online' }),
  course('d', { title: 'Modul 2', date: '2027-01-05', availableSpots: 0 }),
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
  ['A\u030Abent\u00A0hus', 'b'],
  ['\uFEFFva\u00ADlby\u200B', 'b'],
])('the search for %j finds the courses with every word in their row', (text, ids) => {
  expect(idsOf(searchCourses(courses, text))).toBe(ids)
})

it('finds a course whose text is written in letters taken apart, with other spaces and soft hyphens', () => {
  const written = course('e', { title: 'A\u030Abent\u00A0hus', location: 'Kultur\u00ADhuset' })
  expect(idsOf(searchCourses([written], 'åbent kulturhuset'))).toBe('e')
})

it('a course of today is coming until it has ended', () => {
  const periods = splitByPeriod(courses, NOW)
  expect(idsOf(periods.alle)).toBe('a b c d')
  expect(idsOf(periods.kommende)).toBe('b c d')
  expect(idsOf(periods.tidligere)).toBe('a')
  expect(idsOf(splitByPeriod(courses, `${TODAY}T23:00`).tidligere)).toBe('a b')
})

it.each<[CourseOrder, string]>([
  ['dato', 'a b c d'],
  ['seneste', 'd c b a'],
  // Å comes last, and a number counts as one.
  ['titel', 'd c a b'],
  ['type', 'b a d c'],
  ['lokation', 'a d c b'],
  ['pladser', 'd a b c'],
])('sorts by %s', (order, ids) => {
  expect(idsOf(sortCourses(courses.toReversed(), order))).toBe(ids)
})

it.each(COURSE_ORDERS)('leaves the list alone when it sorts by %s', (order) => {
  const list = Object.freeze(courses.toReversed())
  sortCourses(list, order)
  expect(idsOf(list)).toBe('d c b a')
})

const pages = { now: NOW, pageSize: 2 }

it('a list by date opens at the next course, other lists at their start', () => {
  const past = [1, 2, 3, 4, 5].map((day) => course(`p${day}`, { date: `2026-10-0${day}` }))
  expect(openingPage([...past, ...courses], 'dato', pages)).toBe(3)
  expect(openingPage(courses, 'dato', pages)).toBe(0)
  expect(openingPage(past, 'dato', pages)).toBe(2)
  expect(openingPage([], 'dato', pages)).toBe(0)
  expect(openingPage([...past, ...courses], 'titel', pages)).toBe(0)
})
