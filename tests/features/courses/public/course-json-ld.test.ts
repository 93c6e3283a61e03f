import { expect, it } from 'vitest'
import { site } from '@/content/site'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { coursesJsonLd } from '@/features/courses/public/course-json-ld'
import { courseOf } from '../../../helpers/course'

const NOW = '2026-11-21T18:29'

function eventsOf(...changes: readonly Partial<CourseEvent>[]) {
  return coursesJsonLd(changes.map(courseOf), NOW)['@graph']
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
      url: `${site.origin}/courses?kursus=a`,
      offers: {
        '@type': 'Offer',
        price: courseTypeInfo('foraeldre').price?.amount,
        priceCurrency: 'DKK',
        availability: 'https://schema.org/InStock',
        url: `${site.origin}/courses?kursus=a`,
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
    { status: 'moved', movedFrom: { date: '2026-10-20', startTime: '17:00' } },
    {
      startDate: '2026-11-24T16:00:00+01:00',
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-10-20T17:00:00+02:00',
    },
  ],
  [{ type: 'supervision' }, { offers: undefined }],
  [{ endTime: '09:00' }, { endDate: undefined }],
] as const)('structured data describes a course with %o as an event with %o', (change, event) => {
  expect(eventsOf(change)).toMatchObject([event])
})

it.each([
  [
    { type: 'foredrag', url: 'https://example.com/billet' },
    {
      '@type': 'AggregateOffer',
      lowPrice: courseTypeInfo('foredrag').price?.amount,
      url: 'https://example.com/billet',
    },
  ],
  [{ availableSpots: 0 }, { availability: 'https://schema.org/SoldOut' }],
])('structured data offers a course with %o at the known price: %o', (change, offer) => {
  expect(eventsOf(change)).toMatchObject([{ offers: offer }])
})

it('structured data leaves out courses that are over and days that do not exist', () => {
  const dates = ['2026-11-20', '2026-11-21', 'infinity', '12026-01-01']
  expect(
    eventsOf({ date: '2026-11-21', endTime: '18:29' }, ...dates.map((date) => ({ date }))),
  ).toEqual([expect.objectContaining({ endDate: '2026-11-21T18:30:00+01:00' })])
})

it.each([
  ['//eksempel.dk/kursus', 'https://eksempel.dk/kursus'],
  ['/prices#kurser', `${site.origin}/prices#kurser`],
  ['javascript:alert(1)', `${site.origin}/courses?kursus=a`],
])('the event of a course with the url %s links to %s', (url, address) => {
  expect(eventsOf({ url })).toMatchObject([{ url: address }])
})

it('structured data describes at most the next fifty courses', () => {
  expect(eventsOf(...Array.from({ length: 60 }, () => ({})))).toHaveLength(50)
})
