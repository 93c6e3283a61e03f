import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPast, takesPlace } from '@/features/courses/domain/course-event'
import { courseSignUp } from '@/features/courses/domain/course-link'
import { partText, priceText } from '@/features/courses/domain/course-messages'
import {
  furtherDates,
  hasBegun,
  oncePerSeries,
  otherDates,
  partOf,
  withSeries,
} from '@/features/courses/domain/course-series'
import { courseOf } from '../../../helpers/course'

const NOW = '2031-02-10T12:00'
const DAYS = ['2031-02-03', '2031-02-10', '2031-02-17', '2031-02-24']

const anyCourses = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 99 }).map(String),
      date: fc.constantFrom(...DAYS),
      startTime: fc.constantFrom('09:00', '17:00'),
      status: fc.constantFrom('planned' as const, 'cancelled' as const, 'postponed' as const),
      availableSpots: fc.nat(5),
      seriesId: fc.constantFrom(null, 'a', 'b', 'c'),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ startTime, ...row }) =>
      courseOf({
        ...row,
        startTime,
        endTime: startTime === '09:00' ? '10:00' : '18:00',
        statusNote: null,
        movedFrom: null,
      }),
    ),
  )

test('each course keeps its place, and knows all dates of its series by date', () => {
  fc.assert(
    fc.property(anyCourses, (courses) => {
      const listed = withSeries(courses)
      expect(listed.map(({ id }) => id)).toEqual(courses.map(({ id }) => id))
      for (const course of listed) {
        const same = courses.filter(({ seriesId }) => seriesId && seriesId === course.seriesId)
        if (same.length < 2) {
          expect(course.series).toBeUndefined()
          expect(partText(course)).toBeUndefined()
          continue
        }
        expect(new Set(course.series)).toEqual(new Set(same))
        const starts = course.series?.map(({ date, startTime }) => date + startTime) ?? []
        expect(starts).toEqual(starts.toSorted())
        const { part = 0, count = 0 } = partOf(course) ?? {}
        expect(course.series?.[part - 1]?.id).toBe(course.id)
        expect(count).toBe(same.length)
        expect(otherDates(course)).toHaveLength(count - 1)
        for (const date of furtherDates(course, NOW)) {
          expect([takesPlace(date), isPast(date, NOW), date.id === course.id]).toEqual([
            true,
            false,
            false,
          ])
        }
      }
    }),
  )
})

test('the places of a series are the fewest of its dates that take place', () => {
  fc.assert(
    fc.property(anyCourses, (courses) => {
      for (const course of withSeries(courses)) {
        const spots = (course.series ?? [])
          .filter((date) => takesPlace(date) || date.id === course.id)
          .map(({ availableSpots }) => availableSpots)
        const own = courses.find(({ id }) => id === course.id)?.availableSpots
        expect(course.availableSpots).toBe(course.series ? Math.min(...spots) : own)
      }
    }),
  )
})

test('each series stands once in a list, by its first date that takes place', () => {
  fc.assert(
    fc.property(anyCourses, (courses) => {
      const listed = withSeries(courses).toSorted((a, b) => a.date.localeCompare(b.date))
      const once = oncePerSeries(listed)
      for (const course of listed) {
        const shown = once.filter((one) =>
          course.series ? one.seriesId === course.seriesId : one.id === course.id,
        )
        expect(shown).toHaveLength(1)
        const held = listed.find((one) => one.seriesId === course.seriesId && takesPlace(one))
        if (course.series && held) expect(shown).toEqual([held])
      }
    }),
  )
})

test('no place is offered once the first date of a series that takes place is over', () => {
  fc.assert(
    fc.property(anyCourses, (courses) => {
      for (const course of withSeries(courses)) {
        const first = course.series?.find(takesPlace)
        const isBegun = first !== undefined && isPast(first, NOW)
        expect(hasBegun(course, NOW)).toBe(isBegun)
        if (isBegun) expect(courseSignUp(course, NOW)).toBeUndefined()
      }
    }),
  )
})

test('courses without the id of a series are none', () => {
  const courses = [courseOf({ id: 'a', seriesId: null }), courseOf({ id: 'b', seriesId: null })]
  expect(withSeries(courses)).toEqual(courses)
})

test.each([
  ['250 kr. pr. person', '250 kr. pr. person for hele forløbet'],
  ['1.200 kr.', '1.200 kr. for hele forløbet'],
  ['900 kr. for forløbet', '900 kr. for forløbet'],
  ['250 kr. pr. gang', '250 kr. pr. gang'],
  ['250 kr. pr. mødegang', '250 kr. pr. mødegang'],
  ['200 kr. per aften', '200 kr. per aften'],
  ['Gratis', 'Gratis'],
])('the price %j of a series reads %j', (price, text) => {
  const dates = ['a', 'b'].map((id) => courseOf({ id, seriesId: 's', price }))
  expect(withSeries(dates).map(priceText)).toEqual([text, text])
  expect(priceText(courseOf({ price }))).toBe(price)
})
