import { describe, expect, it } from 'vitest'
import { site } from '@/content/site'
import {
  type CalendarCourse,
  calendarFeed,
  calendarFile,
} from '@/features/courses/domain/course-calendar-file'
import { type ParsedEvent, parseCalendar } from '../../../helpers/parse-calendar'

const NOW = '2026-11-01T10:00'

const course: CalendarCourse = {
  id: '6a0f0c4e-52d5-4e0c-9d5c-1f2f6e6a3b11',
  version: '2026-11-01T12:00:00.123456+00:00',
  title: 'Når skolen bliver svær',
  date: '2026-11-24',
  startTime: '16:00',
  endTime: '18:30',
  location: 'Frederiksgade 7, 4. sal',
  type: 'foraeldre',
  availableSpots: 4,
  url: null,
}

function eventOf(
  changes: Partial<CalendarCourse> = {},
  base: CalendarCourse = course,
): ParsedEvent {
  const { events } = parseCalendar(calendarFile({ ...base, ...changes }, NOW))
  const [event] = events
  if (!event || events.length > 1) throw new Error(`${events.length} events`)
  return event
}

it('the file has the course with time, place and the link to its card', () => {
  const url = `${site.origin}/courses?kursus=${course.id}`
  expect(eventOf()).toEqual({
    uid: `${course.id}@www.example.com`,
    title: 'Når skolen bliver svær',
    location: 'Frederiksgade 7, 4. sal',
    description: [
      'Forældrekursus',
      'Pris: 5.500\u00A0kr. for 2\u00A0voksne pr. familie',
      `Skriv til os om en plads: ${site.email}`,
      `Læs mere: ${url}`,
    ].join('\n\n'),
    url,
    sequence: expect.any(Number),
    start: '2026-11-24T15:00:00.000Z',
    end: '2026-11-24T17:30:00.000Z',
    stamp: '2026-11-01T12:00:00.000Z',
  })
})

it.each([
  [{ url: 'https://example.com/a' }, 'Læs mere og tilmeld dig: https://example.com/a'],
  [{ url: '//example.com/a' }, 'Læs mere og tilmeld dig: https://example.com/a'],
  [{ url: '/contact' }, `Læs mere og tilmeld dig: ${site.origin}/contact`],
  [{ url: 'javascript:alert(1)' }, `Skriv til os om en plads: ${site.email}`],
  [
    { url: 'https://example.com/a', availableSpots: 0 },
    `Udsolgt. Skriv til os om en plads på ventelisten: ${site.email}`,
  ],
])('the description names the way to a place: %o', (changes, line) => {
  expect(eventOf(changes).description.split('\n\n')).toContain(line)
})

it.each([{ url: 'https://example.com/a' }, { url: null }, { availableSpots: 0 }])(
  'invites nobody to a course that is over: %o',
  (changes) => {
    const { description, url } = eventOf({ ...changes, date: '2026-10-31' })
    expect(description.split('\n\n')).toEqual([
      'Forældrekursus',
      'Pris: 5.500\u00A0kr. for 2\u00A0voksne pr. familie',
      `Læs mere: ${url}`,
    ])
  },
)

it('the description has no price where it is unknown', () => {
  expect(eventOf({ type: 'supervision' }).description).not.toContain('Pris')
})

describe('a time in Denmark', () => {
  it.each([
    // Summer time begins on 28 March 2027 and ends on 31 October.
    ['2027-03-27', '09:00', '2027-03-27T08:00:00.000Z'],
    ['2027-03-28', '01:30', '2027-03-28T00:30:00.000Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['2027-03-29', '09:00', '2027-03-29T07:00:00.000Z'],
    ['2027-10-30', '09:00', '2027-10-30T07:00:00.000Z'],
    ['2027-10-31', '01:59', '2027-10-30T23:59:00.000Z'],
    ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
    ['2027-11-01', '09:00', '2027-11-01T08:00:00.000Z'],
    ['2027-01-01', '00:00', '2026-12-31T23:00:00.000Z'],
  ])('%s %s is %s', (date, startTime, start) => {
    expect(eventOf({ date, startTime }).start).toBe(start)
  })

  it('a course may span a change of summer time', () => {
    const night = eventOf({ date: '2027-03-28', startTime: '01:00', endTime: '04:00' })
    expect([night.start, night.end]).toEqual([
      '2027-03-28T00:00:00.000Z',
      '2027-03-28T02:00:00.000Z',
    ])
  })

  it('a course may end at midnight', () => {
    expect(eventOf({ endTime: '24:00' }).end).toBe('2026-11-24T23:00:00.000Z')
  })
})

it.each(['16:00', '09:00'])('a course from 16:00 to %s has no end', (endTime) => {
  expect(eventOf({ endTime }).end).toBeUndefined()
})

it('a changed course keeps its UID and raises its SEQUENCE', () => {
  const before = eventOf()
  const after = eventOf({ title: 'Nyt navn', version: '2026-11-01T12:00:01.000001+00:00' })
  expect(after.uid).toBe(before.uid)
  expect(after.sequence).toBeGreaterThan(before.sequence)
  expect(eventOf({ version: '2094-01-01T00:00:00+00:00' }).sequence).toBeLessThan(2 ** 31)
  expect(eventOf({ version: '2025-01-01T00:00:00+00:00' }).sequence).toBe(0)
})

it('a course without a version counts as unchanged', () => {
  const { version: _version, ...unversioned } = course
  expect(calendarFile(unversioned, NOW)).toBe(calendarFile(unversioned, NOW))
  expect(eventOf({}, unversioned)).toMatchObject({ uid: eventOf().uid, sequence: 0 })
})

// Any other text: tests/features/courses/domain/icalendar.property.test.ts.
it.each([
  'Angst; uro, og \n nej',
  'Linje\nto\\',
  'END:VEVENT',
  'æøå '.repeat(40).trim(),
  '👩‍👧‍👦'.repeat(30),
])('a title and a place are read back as written: %j', (text) => {
  const event = eventOf({ title: text, location: text })
  expect([event.title, event.location]).toEqual([text, text])
})

it('control characters are left out', () => {
  const event = eventOf({
    title: 'Angst\u0000 og\u001B[31m uro\u009F',
    location: 'Lokale\t4\u007F',
  })
  expect([event.title, event.location]).toEqual(['Angst og[31m uro', 'Lokale 4'])
})

it('lines have at most 75 bytes and end as RFC 5545 requires', () => {
  const text = calendarFile(
    { ...course, title: 'Ængstelige børn på Ærø 👩‍👧 '.repeat(12).trim() },
    NOW,
  )
  const lines = text.split('\r\n')
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
  }
})

describe('the feed', () => {
  it('the feed has all courses, a Danish name and a refresh interval', () => {
    const feed = parseCalendar(calendarFeed([course, { ...course, id: 'b' }], NOW))
    expect(feed.events.map(({ uid }) => uid)).toEqual([
      `${course.id}@www.example.com`,
      'b@www.example.com',
    ])
    expect(feed.property('x-wr-calname')).toBe(`Kurser: ${site.name}`)
    expect(feed.property('refresh-interval')).toBe('PT1H')
    expect(feed.property('x-published-ttl')).toBe('PT1H')
    expect(feed.property('version')).toBe('2.0')
  })

  it('the feed of one type names it', () => {
    const feed = parseCalendar(calendarFeed([course], NOW, 'foraeldre'))
    expect(feed.property('x-wr-calname')).toBe(`Forældrekurser: ${site.name}`)
  })

  it('the feed of unchanged courses is unchanged, and valid without courses', () => {
    expect(calendarFeed([course], NOW)).toBe(calendarFeed([course], NOW))
    expect(parseCalendar(calendarFeed([], NOW)).events).toEqual([])
  })

  it('the feed leaves out a course with an unreadable time, and keeps the others', () => {
    const times = [
      { id: 'a', startTime: 'kl. 9' },
      { id: 'b', endTime: 'om aftenen' },
      { id: 'c', startTime: '25:00' },
    ]
    const feed = calendarFeed(
      times.map((changes) => ({ ...course, ...changes })),
      NOW,
    )
    expect(parseCalendar(feed).events).toEqual([
      expect.objectContaining({ uid: 'b@www.example.com', end: undefined }),
    ])
  })

  it('the feed leaves out days that do not exist', () => {
    const dates = ['infinity', '12026-01-01', '2026-11-24']
    const feed = calendarFeed(
      dates.map((date) => ({ ...course, id: date, date })),
      NOW,
    )
    expect(parseCalendar(feed).events.map(({ uid }) => uid)).toEqual(['2026-11-24@www.example.com'])
  })
})
