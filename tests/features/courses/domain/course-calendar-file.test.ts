import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { site } from '@/content/site'
import { calendarFeed, calendarFile } from '@/features/courses/domain/course-calendar-file'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { withSeries } from '@/features/courses/domain/course-series'
import { courseOf } from '../../../helpers/course'
import { type ParsedEvent, parseCalendar } from '../../../helpers/parse-calendar'

// Any text: icalendar.property.test.ts.

const NOW = '2026-11-01T10:00'

const course: CourseEvent = courseOf({
  version: '2026-11-01T12:00:00.123456+00:00',
  revision: 7,
})
const link = `${site.origin}/courses/${course.id}`

function eventOf(changes: Partial<CourseEvent> = {}): ParsedEvent {
  const { events } = parseCalendar(calendarFile(Object.assign({ ...course }, changes), NOW))
  const [event] = events
  if (!event || events.length > 1) throw new Error(`${events.length} events`)
  return event
}

it('the calendar file has the course with time, place and the link to its page, and no price', () => {
  expect(eventOf()).toEqual({
    uid: `${course.id}@${new URL(site.origin).host}`,
    title: 'Forældrekursus',
    status: 'CONFIRMED',
    transparency: undefined,
    location: 'Frederiksgade 7, 4. sal',
    description: [
      'Forældrekursus',
      `Skriv til os om en plads: ${site.email}`,
      `Læs mere: ${link}`,
    ].join('\n\n'),
    url: link,
    sequence: 7,
    start: '2026-11-24T15:00:00.000Z',
    end: '2026-11-24T17:30:00.000Z',
    stamp: '2026-11-01T12:00:00.000Z',
  })
})

it.each([
  [{ url: 'https://example.com/a' }, 'Læs mere og tilmeld dig: https://example.com/a'],
  [{ url: '//example.com/a' }, 'Læs mere og tilmeld dig: https://example.com/a'],
  [{ url: '/prices' }, `Læs mere og tilmeld dig: ${site.origin}/prices`],
  [{ url: '/contact' }, `Skriv til os om en plads: ${site.email}`],
  [
    { availableSpots: 0, url: 'https://example.com/a' },
    `Udsolgt. Skriv til os om en plads på ventelisten: ${site.email}`,
  ],
])(
  'the calendar file of a course with %o names the way to a place until it is over',
  (changes, line) => {
    expect(eventOf(changes).description.split('\n\n')).toContain(line)
    expect(eventOf({ ...changes, date: '2026-10-31' }).description.split('\n\n')).toEqual([
      'Forældrekursus',
      `Læs mere: ${link}`,
    ])
  },
)

it.each([
  // A closed day.
  [{ type: 'skreddersyede' }, { description: `Skræddersyet\n\nLæs mere: ${link}` }],
  // In the hour that spring takes.
  [
    { date: '2027-03-28', startTime: '02:30', endTime: '03:00' },
    { start: '2027-03-28T00:30:00.000Z', end: '2027-03-28T01:00:00.000Z' },
  ],
  // In Danish summer time.
  [{ date: '2027-07-01' }, { start: '2027-07-01T14:00:00.000Z' }],
  [{ endTime: '24:00' }, { end: '2026-11-24T23:00:00.000Z' }],
  [{ endTime: '16:00' }, { end: undefined }],
  [{ endTime: '09:00' }, { end: undefined }],
])('the calendar file of a course with %o has the event with %o', (changes, event) => {
  expect(eventOf(changes)).toMatchObject(event)
})

it('moments are written in UTC to the second, as every program reads them', () => {
  const text = calendarFile(course, NOW)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  for (const name of ['DTSTAMP', 'LAST-MODIFIED']) {
    expect(text).toContain(`\r\n${name}:20261101T120000Z\r\n`)
  }
  expect(text).toContain('\r\nDTSTART:20261124T150000Z\r\nDTEND:20261124T173000Z\r\n')
})

it('a changed course keeps its UID, and its number is the SEQUENCE, whatever the clock said', () => {
  const changes = { title: 'Nyt navn', version: '2026-10-31T12:00:00+00:00', revision: 8 }
  expect(eventOf(changes)).toMatchObject({ uid: eventOf().uid, sequence: 8 })
})

it.each(['infinity', '-infinity', '294276-12-31T00:00:00+00:00', '0044-03-15T00:00:00+00:00 BC'])(
  'a course that was changed at %s, which is outside of any calendar, has an event all the same',
  (version) => {
    expect(eventOf({ version })).toMatchObject({ sequence: 7, stamp: '2026-01-01T00:00:00.000Z' })
  },
)

const movedFrom = { date: '2026-11-17', startTime: '17:00' }

it.each([
  ['cancelled', 'AFLYST: Forældrekursus', 'Kurset er aflyst.'],
  ['postponed', 'UDSAT: Forældrekursus', 'Udsat – ny dato følger.'],
] as const)(
  'a %s course says so with its title and its note, takes no time, and offers no place',
  (status, title, line) => {
    const event = eventOf({ status, statusNote: 'Vi skriver til jer.', movedFrom })
    // Google hides a CANCELLED event.
    expect(event).toMatchObject({ title, status: undefined, transparency: 'TRANSPARENT' })
    expect(event.start).toBe('2026-11-24T15:00:00.000Z')
    expect(event.description.split('\n\n')).toEqual([
      line,
      'Vi skriver til jer.',
      'Forældrekursus',
      `Læs mere: ${link}`,
    ])
  },
)

it('a moved course has its new time, and says why and when it was', () => {
  const { status, start, description } = eventOf({ status: 'moved', movedFrom, statusNote: 'Sne' })
  expect([status, start]).toEqual(['CONFIRMED', '2026-11-24T15:00:00.000Z'])
  expect(description).toMatch(
    /^Sne\n\nFlyttet fra 17\. november 2026 kl\.\u00A017:00\n\nForældrekursus/,
  )
})

it('a price stands in the calendar as it is', () => {
  const { description } = eventOf({ price: '250 kr. pr. person' })
  expect(description.split('\n\n')).toContain('Pris: 250 kr. pr. person')
})

const seriesId = '11111111-1111-4111-8111-111111111111'

/** Three dates of a course. @param changes for each date */
function seriesOf(...changes: readonly Partial<CourseEvent>[]) {
  const dates = ['2026-11-24', '2026-12-01', '2027-01-05'].map((date, index) =>
    courseOf({ id: `${index}`, title: 'Ro', date, seriesId, price: '1.200 kr.' }),
  )
  return withSeries(dates.map((date, index) => Object.assign(date, changes[index])))
}

function linesOf({ description }: ParsedEvent): string[] {
  return description.split('\n\n')
}

it('the file of a date has all dates of its series, whichever date it is asked for', () => {
  const series = seriesOf()
  const [file = '', ...others] = series.map((date) => calendarFile(date, NOW))
  expect(others).toEqual([file, file])
  const { events } = parseCalendar(file)
  const host = new URL(site.origin).host
  expect(events.map(({ uid, title, start }) => [uid, title, start.slice(0, 10)])).toEqual([
    [`0@${host}`, 'Ro (del 1 af 3)', '2026-11-24'],
    [`1@${host}`, 'Ro (del 2 af 3)', '2026-12-01'],
    [`2@${host}`, 'Ro (del 3 af 3)', '2027-01-05'],
  ])
  expect(events.map(linesOf)[1]).toEqual([
    'Forældrekursus',
    'Del 2 af 3',
    'Pris: 1.200 kr. for hele forløbet',
    `Skriv til os om en plads: ${site.email}`,
    `Læs mere: ${site.origin}/courses/1`,
  ])
})

it('the feed has the dates of a series as their file has them', () => {
  const series = seriesOf({}, { status: 'cancelled' }, { availableSpots: 0 })
  const [first = course] = series
  expect(parseCalendar(calendarFeed(series, NOW)).events).toEqual(
    parseCalendar(calendarFile(first, NOW)).events,
  )
})

it('a date of a series that does not take place says so for itself, before its part', () => {
  const off = { statusNote: null, movedFrom: null }
  const series = seriesOf({}, { status: 'cancelled', ...off }, { status: 'postponed', ...off })
  const { events } = parseCalendar(calendarFeed(series, NOW))
  expect(events.map(({ title }) => title)).toEqual([
    'Ro (del 1 af 3)',
    'AFLYST: Ro (del 2 af 3)',
    'UDSAT: Ro (del 3 af 3)',
  ])
  expect(events.map((event) => linesOf(event)[0])).toEqual([
    'Forældrekursus',
    'Denne dato er aflyst.',
    'Udsat – ny dato følger.',
  ])
})

it('a series that has begun says how to write instead of offering a place, until it is over', () => {
  const begun = `Forløbet er begyndt. Har du spørgsmål, så skriv til os: ${site.email}`
  const series = seriesOf({}, {}, { status: 'cancelled', statusNote: null, movedFrom: null })
  const lines = parseCalendar(calendarFeed(series, '2026-11-30T10:00')).events.map(linesOf)
  expect(lines.map((line) => line.includes(begun))).toEqual([false, true, false])
  expect(lines.flat().join()).not.toMatch(/plads|tilmeld/)
})

it('a closed series that has begun invites nobody to write', () => {
  const type = 'skreddersyede'
  const feed = calendarFeed(seriesOf({ type }, { type }, { type }), '2026-11-30T10:00')
  expect(feed).not.toContain('begyndt')
})

it('a course without a version and number counts as unchanged', () => {
  const { version: _version, revision: _revision, ...unversioned } = course
  const text = calendarFile(unversioned, NOW)
  expect(calendarFile(unversioned, NOW)).toBe(text)
  expect(parseCalendar(text).events).toMatchObject([{ uid: eventOf().uid, sequence: 0 }])
})

it('the feed has the Danish name of its type and a refresh interval, and is valid without courses', () => {
  const feed = parseCalendar(calendarFeed([], NOW, 'foraeldre'))
  expect(feed.property('x-wr-calname')).toBe(`Forældrekurser: ${site.name}`)
  expect(feed.property('refresh-interval')).toBe('PT1H')
  expect(feed.property('x-published-ttl')).toBe('PT1H')
  expect(feed.property('name')).toBe(feed.property('x-wr-calname'))
  expect(feed.property('version')).toBe('2.0')
  expect(feed.property('prodid')).toContain(site.name)
  // A calendar without any component is invalid (RFC 5545, 3.4).
  expect(feed.components).toEqual(['vtimezone'])
  const zone = new ICAL.Component(ICAL.parse(calendarFeed([], NOW))).getFirstSubcomponent(
    'vtimezone',
  )
  expect(zone?.getFirstPropertyValue('tzid')).toBe('Etc/UTC')
  const standard = zone?.getFirstSubcomponent('standard')
  const names = standard?.getAllProperties().map(({ name }) => name)
  expect(names).toEqual(['dtstart', 'tzoffsetfrom', 'tzoffsetto', 'tzname'])
  expect(String(standard?.getFirstPropertyValue('tzoffsetto'))).toBe('+00:00')
  expect(parseCalendar(calendarFeed([course], NOW)).components).toEqual(['vevent'])
})

it('the feed leaves out courses without a day of a calendar, and keeps the others', () => {
  const changes = [
    { date: 'infinity' },
    { date: '12026-01-01' },
    { date: '2026-13-45' },
    { id: 'b', endTime: 'om aftenen' },
  ]
  const courses = changes.map((change) => ({ ...course, ...change }))
  expect(parseCalendar(calendarFeed(courses, NOW)).events).toEqual([
    expect.objectContaining({ uid: expect.stringMatching(/^b@/), end: undefined }),
  ])
})
