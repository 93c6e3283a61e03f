import { expect, it } from 'vitest'
import { site } from '@/content/site'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { withSeries } from '@/features/courses/domain/course-series'
import { toEvent } from '@/features/courses/public/course-json-ld'
import { courseList } from '@/features/courses/public/course-list-json-ld'
import { courseOf } from '../../../helpers/course'

const NOW = '2026-11-21T18:29'

function eventsOf(...changes: readonly Partial<CourseEvent>[]) {
  return withSeries(changes.map(courseOf)).map((course) => toEvent(course, NOW))
}

it('structured data describes a course as an event at a place, held by the centre', () => {
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
      remainingAttendeeCapacity: 12,
      url: `${site.origin}/courses/a`,
      offers: {
        '@type': 'Offer',
        availability: 'https://schema.org/InStock',
        url: `${site.origin}/courses/a`,
      },
      inLanguage: 'da',
    },
  ])
})

it.each([
  [
    { status: 'cancelled' },
    { eventStatus: 'https://schema.org/EventCancelled', offers: undefined },
  ],
  [
    { status: 'postponed', price: '250 kr.' },
    {
      startDate: '2026-11-24T16:00:00+01:00',
      eventStatus: 'https://schema.org/EventPostponed',
      previousStartDate: undefined,
      offers: undefined,
    },
  ],
  [
    { status: 'moved', movedFrom: { date: '2026-10-20', startTime: '17:00' } },
    {
      startDate: '2026-11-24T16:00:00+01:00',
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-10-20T17:00:00+02:00',
    },
  ],
  // A closed day, also where its url is that of /contact.
  [{ type: 'skreddersyede' }, { offers: undefined }],
  [{ type: 'skreddersyede', url: '/contact' }, { offers: undefined }],
  [{ endTime: '09:00' }, { endDate: undefined }],
  [
    { date: '2027-03-28', startTime: '02:30', endTime: '03:00' },
    { startDate: '2027-03-28T02:30:00+02:00', endDate: '2027-03-28T03:00:00+02:00' },
  ],
  [{ availableSpots: 0 }, { offers: { availability: 'https://schema.org/SoldOut' } }],
  [{ price: '5.500 kr. for 2 voksne' }, { offers: { price: 5500, priceCurrency: 'DKK' } }],
  [{ price: 'Gratis' }, { offers: { price: 0, priceCurrency: 'DKK' } }],
  [
    { type: 'skreddersyede', url: 'https://example.com/billet' },
    { url: `${site.origin}/courses/a`, offers: { url: 'https://example.com/billet' } },
  ],
  [{ url: '//eksempel.dk/kursus' }, { offers: { url: 'https://eksempel.dk/kursus' } }],
  [{ url: '/prices#kurser' }, { offers: { url: `${site.origin}/prices#kurser` } }],
  [{ url: '/contact?emne=kursus' }, { offers: { url: `${site.origin}/courses/a` } }],
  [{ url: 'javascript:alert(1)' }, { offers: { url: `${site.origin}/courses/a` } }],
] as const)('structured data describes a course with %o as an event with %o', (change, event) => {
  expect(eventsOf(change)).toMatchObject([event])
})

it('structured data of a closed day names no places, and that of any text is written', () => {
  const [closed, broken] = eventsOf(
    { type: 'skreddersyede' },
    { id: 'a\ud83d', title: 'Halv \ud83d' },
  )
  expect(closed).not.toHaveProperty('remainingAttendeeCapacity')
  expect(closed).not.toHaveProperty('maximumAttendeeCapacity')
  expect(broken).toMatchObject({ url: `${site.origin}/courses/a%EF%BF%BD` })
})

it('structured data names no price where a text has no certain amount', () => {
  const [event] = eventsOf({ price: 'fra 100 kr.' })
  expect(event).toHaveProperty('offers.availability')
  expect(event).not.toHaveProperty('offers.price')
  expect(event).not.toHaveProperty('offers.priceCurrency')
})

const seriesId = '11111111-1111-4111-8111-111111111111'

it('structured data describes each date of a series, with the price and the places of the whole', () => {
  const date = { seriesId, price: '1.200 kr.' }
  const events = eventsOf(date, { ...date, id: 'b', date: '2026-12-01', availableSpots: 0 })
  const offers = { price: 1200, availability: 'https://schema.org/SoldOut' }
  expect(events).toMatchObject([
    { startDate: '2026-11-24T16:00:00+01:00', remainingAttendeeCapacity: 0, offers },
    { startDate: '2026-12-01T16:00:00+01:00', remainingAttendeeCapacity: 0, offers },
  ])
})

it('structured data offers no place in a series that has begun', () => {
  const begun = { seriesId, date: '2026-11-17', price: '1.200 kr.' }
  expect(eventsOf(begun, { seriesId, id: 'b' }).at(-1)).toMatchObject({
    startDate: '2026-11-24T16:00:00+01:00',
    offers: undefined,
  })
})

it('the list names the pages of courses that are to come, on days that exist', () => {
  const dates = ['2026-11-20', '2026-11-21', 'infinity', '12026-01-01']
  const over = dates.map((date, index) => courseOf({ id: `${index}`, date }))
  const coming = courseOf({ date: '2026-11-21', endTime: '18:30' })
  expect(courseList([...over, coming], NOW)).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: `${site.origin}/courses/1` },
      { '@type': 'ListItem', position: 2, url: `${site.origin}/courses/a` },
    ],
  })
})

it('the list names at most the next fifty courses', () => {
  const courses = Array.from({ length: 60 }, () => courseOf())
  expect(courseList(courses, NOW)).toHaveProperty('itemListElement.length', 50)
})
