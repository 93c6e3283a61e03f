import { expect, it } from 'vitest'
import { site } from '@/content/site'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { coursesRss } from '@/features/courses/domain/course-rss'
import { courseOf } from '../../../helpers/course'
import { parseRss } from '../../../helpers/parse-rss'

// Any text: course-rss.property.test.tsx.

const NOW = '2026-11-01T10:00'
const FEED = { address: 'https://ref.supabase.co/functions/v1/course-calendar?format=rss' }

const course: CourseEvent = courseOf({
  createdAt: '2026-10-01T08:00:00.123456+00:00',
  version: '2026-10-02T08:00:00.123456+00:00',
})

const changed = (changes: Partial<CourseEvent>): CourseEvent =>
  Object.assign({ ...course }, changes)

const read = (...courses: CourseEvent[]) => parseRss(coursesRss(courses, NOW, FEED))

function itemOf(changes: Partial<CourseEvent> = {}) {
  const { items } = read(changed(changes))
  const [item] = items
  if (!item || items.length > 1) throw new Error(`${items.length} items`)
  return item
}

/** The text of HTML, line by line, as a reader has it that drops the tags. */
const linesOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .filter(Boolean)

it('the RSS of courses names the centre, its language, its own address and the last change', () => {
  expect(read(course, changed({ id: 'b', version: '2026-10-31T23:00:00+00:00' }))).toMatchObject({
    title: `Kurser: ${site.name}`,
    link: `${site.origin}/courses`,
    language: 'da',
    lastBuildDate: 'Sat, 31 Oct 2026 23:00:00 GMT',
    ttl: '60',
    self: FEED.address,
  })
  const ofType = parseRss(coursesRss([], NOW, { ...FEED, type: 'foredrag' }))
  expect(ofType).toMatchObject({ title: `Foredrag: ${site.name}`, lastBuildDate: undefined })
  expect(ofType.link).toContain('type=foredrag')
})

it('an item of the RSS has the course with its page, its day of publication and all that a parent asks first', () => {
  const { description, ...item } = itemOf({ price: '250 kr. pr. person' })
  expect(item).toEqual({
    title: 'Forældrekursus',
    link: `${site.origin}/courses/${course.id}`,
    guid: course.id,
    isPermaLink: 'false',
    pubDate: 'Thu, 01 Oct 2026 08:00:00 GMT',
    category: 'Forældrekursus',
  })
  expect(linesOf(description)).toEqual([
    'Forældrekursus',
    'Hvornår: tirsdag den 24. november 2026 kl. 16.00-18.30',
    'Sted: Frederiksgade 7, 4. sal',
    'Pris: 250 kr. pr. person',
    `Skriv til os om en plads: ${site.email}`,
  ])
})

it.each([
  [{ url: '/prices' }, `<a href="${site.origin}/prices">${site.origin}/prices</a>`],
  [{ url: 'https://example.com/?a=1&b=2' }, '<a href="https://example.com/?a=1&amp;b=2">'],
  [{}, `<a href="mailto:${site.email}?subject=For%C3%A6ldrekursus%2C%2024.%20november%202026">`],
  [{ availableSpots: 0 }, 'Udsolgt. Skriv til os om en plads på ventelisten: <a href="mailto:'],
])('a course with %o has the way to a place as a link in the RSS', (changes, html) => {
  expect(itemOf(changes).description).toContain(html)
})

const movedFrom = { date: '2026-11-17', startTime: '17:00' }

it.each<[Partial<CourseEvent>, string, string]>([
  [
    { status: 'cancelled', statusNote: 'Underviseren er syg.', movedFrom: null },
    'AFLYST: Forældrekursus',
    'Kurset er aflyst. Underviseren er syg.',
  ],
  [
    { status: 'postponed', statusNote: null, movedFrom: null },
    'UDSAT: Forældrekursus',
    'Kurset er udsat – ny dato følger.',
  ],
  [
    { status: 'moved', statusNote: 'Sne', movedFrom },
    'Forældrekursus',
    'Flyttet fra 17. november 2026 kl.\u00A017.00. Sne',
  ],
])(
  'a course with %o stays in the RSS, says so first, and keeps its guid',
  (status, title, line) => {
    const item = itemOf(status)
    expect(item).toMatchObject({ title, guid: course.id, pubDate: itemOf().pubDate })
    const [first, ...rest] = linesOf(item.description)
    expect(first).toBe(line)
    expect(rest.some((text) => text.includes(site.email))).toBe(status.status === 'moved')
  },
)

it('the RSS has the courses published last first, those of one moment by date, and fifty at most', () => {
  const older = Array.from({ length: 50 }, (_, index) =>
    changed({ id: `${index}`, title: 'Ældre' }),
  )
  const createdAt = '2026-10-31T08:00:00+00:00'
  const newer = ['2026-11-02', '2026-12-24'].map((date) =>
    changed({ id: date, title: date, date, createdAt }),
  )
  const { items } = read(...older, ...newer)
  expect(items).toHaveLength(50)
  expect(items.slice(0, 3).map(({ title }) => title)).toEqual(['2026-11-02', '2026-12-24', 'Ældre'])
})

it('a course that was published at no known moment comes last in the RSS, without a date', () => {
  const { createdAt: _, version: __, ...unknown } = changed({ id: 'b' })
  const infinite = changed({ id: 'c', createdAt: 'infinity', version: 'infinity' })
  const { items, lastBuildDate } = read(unknown, infinite, changed({ version: '-infinity' }))
  expect(items.map(({ guid, pubDate }) => [guid, pubDate])).toEqual([
    [course.id, 'Thu, 01 Oct 2026 08:00:00 GMT'],
    ['b', undefined],
    ['c', undefined],
  ])
  expect(lastBuildDate).toBeUndefined()
})

it.each<[string, Partial<CourseEvent>]>([
  ['over', { date: '2026-10-31' }],
  ['held for one group', { type: 'skreddersyede' }],
])('a course that is %s is not in the RSS', (_state, changes) => {
  expect(read(changed(changes)).items).toEqual([])
})

const seriesId = '11111111-1111-4111-8111-111111111111'
const inSeries = (id: string, date: string, changes: Partial<CourseEvent> = {}) =>
  changed({ id, date, seriesId, price: '900 kr.', ...changes })

it('a series is one item of the RSS, with the link of its next date, all dates and the price of the whole', () => {
  const { items } = read(
    inSeries('1', '2026-11-03', { status: 'cancelled', statusNote: 'Syg', movedFrom: null }),
    inSeries('2', '2026-11-10'),
    inSeries('3', '2026-11-17', { location: 'Online', endTime: '09:00' }),
  )
  expect(items).toMatchObject([{ title: 'Forældrekursus', link: `${site.origin}/courses/2` }])
  expect(linesOf(items[0]?.description ?? '')).toEqual([
    'Forældrekursus, et forløb med 3 datoer:',
    'tirsdag den 3. november 2026 kl. 16.00-18.30 (aflyst)',
    'tirsdag den 10. november 2026 kl. 16.00-18.30',
    'tirsdag den 17. november 2026 kl. 16.00, Online',
    'Sted: Frederiksgade 7, 4. sal',
    'Pris: 900 kr. for hele forløbet',
    `Skriv til os om en plads: ${site.email}`,
  ])
})

it('a price of a series that says of what it is stands in the RSS as it is', () => {
  const dates = [inSeries('1', '2026-11-03'), inSeries('2', '2026-11-10')]
  const { items } = read(...dates.map((date) => ({ ...date, price: '250 kr. pr. gang' })))
  expect(linesOf(items[0]?.description ?? '')).toContain('Pris: 250 kr. pr. gang')
})

it('a course that becomes a series, or is given another date, is no new item of the RSS', () => {
  const single = inSeries('b', '2026-11-10', { seriesId: null })
  const later = { createdAt: '2026-10-30T08:00:00+00:00' }
  const two = [inSeries('b', '2026-11-10'), inSeries('c', '2026-11-17', later)]
  const three = [inSeries('a', '2026-11-03', later), ...two]
  const published = [single, two, three].map((courses) => {
    const [{ guid, pubDate } = {}] = read(...[courses].flat()).items
    return [guid, pubDate]
  })
  expect(new Set(published.map(String)).size).toBe(1)
  // Dates that were published together stay one item when one of them is moved.
  const moved = [inSeries('c', '2026-11-03'), inSeries('b', '2026-11-10')]
  expect(read(...moved).items).toMatchObject([{ guid: 'b' }])
})

it('a series that has begun is not in the RSS', () => {
  expect(read(inSeries('1', '2026-10-27'), inSeries('2', '2026-11-10')).items).toEqual([])
})
