import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { courseRowsAtHand, coursesAtHand, keepCourses } from '@/features/courses/model/course-cache'
import type { CourseEvent } from '@/features/courses/model/course-event'
import { SESSION_KEYS } from '@/lib/storage'
import { courseOf } from '../../../helpers/course'
import { takeLoggedErrors } from '../../../helpers/logged-errors'

const course: CourseEvent = courseOf({
  id: '6a0f0c4e-52d5-4e0c-9d5c-1f2f6e6a3b11',
  version: '2026-11-01T12:00:00.123456+00:00',
  title: 'Når skolen bliver svær',
  availableSpots: 3,
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

test('keeps every course as it is, with the moment', () => {
  const courses = [course, { ...course, id: 'b', url: '/contact', date: 'infinity' }]
  keepCourses(courses)
  expect(coursesAtHand()).toEqual(courses)
  expect(courseRowsAtHand()?.at).toBe(1_800_000_000_000)
})

test('keeps a course of a table that tells no version', () => {
  const { version: _version, ...unversioned } = course
  keepCourses([unversioned])
  expect(coursesAtHand()).toEqual([unversioned])
})

test('an empty list is a list too', () => {
  keepCourses([])
  expect(coursesAtHand()).toEqual([])
})

test('there is none before the first', () => {
  expect(coursesAtHand()).toBeUndefined()
})

test.each(['nonsense', 'null', '[]', '{"at":1}', '{"at":"1","rows":[]}', '{"at":1,"rows":{}}'])(
  'what somebody else has written there, %s, is none',
  (text) => {
    sessionStorage.setItem(SESSION_KEYS.courses, text)
    expect(coursesAtHand()).toBeUndefined()
  },
)

test('a row that does not fit is left out and logged; where none fits there is no list', () => {
  keepCourses([course, { ...course, id: 'b', startTime: 'aften' }])
  expect(coursesAtHand()).toEqual([course])
  keepCourses([{ ...course, startTime: 'aften' }])
  expect(coursesAtHand()).toBeUndefined()
  expect(takeLoggedErrors()).toHaveLength(2)
})

test('storage that is refused or full is no reason to fail', () => {
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse })
  keepCourses([course])
  expect(coursesAtHand()).toBeUndefined()
  vi.unstubAllGlobals()
})
