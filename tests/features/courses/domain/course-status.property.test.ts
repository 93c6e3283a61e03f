import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CourseStart,
  type CourseStatus,
  isCancelled,
  type OffStatus,
  PLANNED,
  takesPlace,
} from '@/features/courses/domain/course-event'
import { isSameStart, offStatusOf, statusAfter } from '@/features/courses/domain/course-status'

type Course = CourseStart & CourseStatus

const starts: CourseStart[] = [
  { date: '2030-11-13', startTime: '16:00' },
  { date: '2030-11-13', startTime: '17:00' },
  { date: '2030-11-20', startTime: '16:00' },
]
const firstCourse = { date: '2030-11-06', startTime: '10:00', ...PLANNED } as Course

const anyStep = fc.record({
  kind: fc.constantFrom('edit', 'cancel', 'postpone', 'reopen'),
  start: fc.constantFrom(firstCourse, ...starts),
  isMove: fc.boolean(),
  note: fc.constantFrom(null, 'Lokalet var optaget', 'Syg'),
})

type Step = ReturnType<typeof anyStep.generate>['value']

function take(course: Course, { kind, start, isMove, note }: Step): Course {
  const { date, startTime } = kind === 'edit' ? start : course
  const off = {
    edit: offStatusOf(course),
    cancel: 'cancelled',
    postpone: 'postponed',
    reopen: null,
  }
  const change = { date, startTime, off: off[kind] as OffStatus | null }
  return { date, startTime, ...statusAfter(course, change, { isMove, note }) }
}

function startOf({ date, startTime }: Course): CourseStart {
  return { date, startTime }
}

test('two starts are the same by both day and time', () => {
  const [first, later, nextWeek] = starts as [CourseStart, CourseStart, CourseStart]
  expect(isSameStart({ ...first }, first)).toBe(true)
  for (const other of [later, nextWeek, null]) expect(isSameStart(other, first)).toBe(false)
})

test('five steps in any order end in a status that is true', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 5, maxLength: 5 }), (steps) => {
      let course = firstCourse
      const announced: CourseStart[] = [firstCourse]
      for (const step of steps) {
        const before = course
        course = take(before, step)
        const { status, statusNote, movedFrom } = course
        if (!isCancelled(course)) announced.push(course)

        if (movedFrom) {
          expect(isSameStart(movedFrom, course)).toBe(false)
          expect(announced.some((start) => isSameStart(movedFrom, start))).toBe(true)
        }
        expect(status === 'moved' && !movedFrom).toBe(false)
        if (status === 'planned') expect([statusNote, movedFrom]).toEqual([null, null])
        else expect(statusNote).toBe(step.note)

        const isNewStart = !isSameStart(before, course) && !isSameStart(before.movedFrom, course)
        if (step.kind === 'edit' && !isCancelled(before) && step.isMove && isNewStart)
          expect([status, movedFrom]).toEqual(['moved', startOf(before)])
        if (step.kind === 'reopen' && !takesPlace(before) && !step.isMove)
          expect(status).toBe('planned')
        if (step.kind === 'cancel' || step.kind === 'postpone') {
          expect(status).toBe(step.kind === 'cancel' ? 'cancelled' : 'postponed')
          expect(movedFrom).toEqual(before.movedFrom)
        }
        if (step.kind === 'edit') {
          const isBack = isSameStart(before.movedFrom, course)
          if (isCancelled(before)) expect(status).toBe('cancelled')
          else if (isBack) expect(status).toBe('planned')
          else if (before.status === 'moved') expect(status).toBe('moved')
          else if (before.status === 'postponed')
            expect([status, movedFrom]).toEqual(
              isNewStart ? ['moved', startOf(before)] : ['postponed', before.movedFrom],
            )
          if (isBack) expect(movedFrom).toBe(null)
          // Otherwise 'Genåbn' could not ask about it.
          else if (isCancelled(before) && !isSameStart(before, course))
            expect(movedFrom).not.toBe(null)
        }
        const cancelled = take(course, { ...step, kind: 'cancel' })
        const reopened = take(cancelled, { ...step, kind: 'reopen', isMove: true })
        if (takesPlace(course)) expect(reopened).toEqual(course)
      }
    }),
  )
})

test('a course is not moved from a day that no calendar has', () => {
  for (const status of ['cancelled', 'planned'] as const) {
    const stored = { ...firstCourse, date: 'infinity', ...PLANNED, status }
    const change = { ...firstCourse, off: status === 'cancelled' ? status : null }
    expect(statusAfter(stored, change, { isMove: true, note: null }).movedFrom).toBe(null)
  }
})
