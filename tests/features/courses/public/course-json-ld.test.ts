import { expect, it } from 'vitest'
import { site } from '@/content/site'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { coursesJsonLd } from '@/features/courses/public/course-json-ld'
import { courseOf } from '../../../helpers/course'

const NOW = '2026-11-21T18:29'

const course: CourseEvent = courseOf({
  id: '6a0f0c4e-52d5-4e0c-9d5c-1f2f6e6a3b11',
  availableSpots: 3,
})

function eventsOf(...changes: readonly Partial<CourseEvent>[]) {
  const courses = changes.map((change) => ({ ...course, ...change }))
  return coursesJsonLd(courses, NOW)['@graph']
}

it('describes a course as an event at a place, held by the centre', () => {
  expect(eventsOf({})).toEqual([
    {
      '@type': 'Event',
      name: 'Forældrekursus',
      startDate: '2026-11-24T16:00:00+01:00',
      endDate: '2026-11-24T18:30:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: 'Frederiksgade 7, 4. sal',
        address: 'Frederiksgade 7, 4. sal',
      },
      organizer: { '@id': `${site.origin}/#centret` },
      maximumAttendeeCapacity: 20,
      remainingAttendeeCapacity: 3,
      url: `${site.origin}/courses?kursus=${course.id}`,
      offers: {
        '@type': 'Offer',
        price: 5500,
        priceCurrency: 'DKK',
        availability: 'https://schema.org/InStock',
        url: `${site.origin}/courses?kursus=${course.id}`,
      },
      inLanguage: 'da',
    },
  ])
})

it('offers a course at the price that the site knows, and says when it is sold out', () => {
  const offers = eventsOf(
    { type: 'foredrag', url: 'https://example.com/billet' },
    { availableSpots: 0 },
    { type: 'supervision' },
  )
  expect(offers).toEqual([
    expect.objectContaining({
      offers: expect.objectContaining({
        '@type': 'AggregateOffer',
        lowPrice: 100,
        url: 'https://example.com/billet',
      }),
    }),
    expect.objectContaining({
      offers: expect.objectContaining({ availability: 'https://schema.org/SoldOut' }),
    }),
    expect.objectContaining({ offers: undefined }),
  ])
})

it('leaves out courses that are over and days that do not exist', () => {
  const dates = ['2026-11-20', '2026-11-21', 'infinity', '12026-01-01']
  expect(eventsOf(...dates.map((date) => ({ date })))).toEqual([
    expect.objectContaining({ startDate: '2026-11-21T16:00:00+01:00' }),
  ])
})

it('leaves out a course of today from its end on', () => {
  const today = { date: '2026-11-21', startTime: '08:00' }
  expect(
    eventsOf(
      { ...today, endTime: '18:29' },
      { ...today, endTime: '18:30' },
      { ...today, endTime: '' },
    ),
  ).toEqual([
    expect.objectContaining({ endDate: '2026-11-21T18:30:00+01:00' }),
    expect.objectContaining({ startDate: '2026-11-21T08:00:00+01:00', endDate: undefined }),
  ])
})

it.each([
  ['2027-03-27', '23:30', '+01:00'],
  ['2027-03-28', '01:30', '+01:00'],
  ['2027-03-28', '03:00', '+02:00'],
  ['2027-07-01', '09:00', '+02:00'],
  ['2027-07-01', '00:00', '+02:00'],
  ['2027-07-01', '24:00', '+02:00'],
  ['2027-10-31', '01:59', '+02:00'],
  ['2027-10-31', '03:00', '+01:00'],
  ['2027-12-31', '09:00', '+01:00'],
])('writes %s %s in Denmark with %s', (date, startTime, offset) => {
  expect(eventsOf({ date, startTime })).toEqual([
    expect.objectContaining({ startDate: `${date}T${startTime}:00${offset}` }),
  ])
})

it.each(['16:00', '09:00'])('an event from 16:00 to %s has no end', (endTime) => {
  expect(eventsOf({ endTime })).toEqual([expect.objectContaining({ endDate: undefined })])
})

it.each([
  ['https://eksempel.dk/kursus', 'https://eksempel.dk/kursus'],
  ['//eksempel.dk/kursus', 'https://eksempel.dk/kursus'],
  ['/prices#kurser', `${site.origin}/prices#kurser`],
  ['javascript:alert(1)', `${site.origin}/courses?kursus=${course.id}`],
])('the event of a course with the url %s links to %s', (url, address) => {
  expect(eventsOf({ url })).toEqual([expect.objectContaining({ url: address })])
})

it('describes at most the next fifty courses', () => {
  expect(eventsOf(...Array.from({ length: 60 }, () => ({})))).toHaveLength(50)
})
