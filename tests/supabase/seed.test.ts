import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tables } from '@/lib/database.types'
import { type LocalDatabase, openDatabase } from '../../supabase/local/database/database'

type Course = Tables<'course_events'>

const DAY_MS = 86_400_000

let database: LocalDatabase
let courses: Course[]

async function readCourses(): Promise<Course[]> {
  const [row] = await database.asOwner((transaction) =>
    transaction.query<{ courses: Course[] }>(
      'select json_agg(course_events order by event_date, start_time) as courses from course_events',
    ),
  )
  return row?.courses ?? []
}

/** Whole weeks from this week's Monday in Copenhagen to the Monday of a date. */
function weeksFromNow(date: string): number {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' }).format()
  return (mondayOf(date) - mondayOf(today)) / (7 * DAY_MS)
}

function mondayOf(date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`)
  return time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS
}

beforeAll(async () => {
  database = await openDatabase({ seed: true })
  courses = await readCourses()
})
afterAll(() => database.close())

it('the seed adds between 24 and 30 courses', () => {
  expect(courses.length).toBeGreaterThanOrEqual(24)
  expect(courses.length).toBeLessThanOrEqual(30)
})

it('the seed adds nothing to a table with rows', async () => {
  const seed = await readFile('supabase/seed.sql', 'utf8')
  await database.asOwner((transaction) => transaction.query(seed))
  expect(await readCourses()).toEqual(courses)
})

it('the seed covers every type', () => {
  expect(new Set(courses.map(({ type }) => type))).toEqual(
    new Set(['foraeldre', 'supervision', 'specialkurser', 'skreddersyede', 'foredrag']),
  )
})

it('the seed has courses in the past, several this week, and one empty week among those to come', () => {
  const weeks = courses.map(({ event_date }) => weeksFromNow(event_date))
  expect(Math.min(...weeks)).toBeLessThan(0)
  expect(Math.max(...weeks)).toBe(10)
  expect(weeks.filter((week) => week === 0).length).toBeGreaterThanOrEqual(5)
  const empty = Array.from({ length: 10 }, (_, week) => week).filter((w) => !weeks.includes(w))
  expect(empty).toEqual([4])
})

it('the seed has nothing on a Sunday, and ends after it starts', () => {
  for (const { event_date, start_time, end_time } of courses) {
    expect(new Date(`${event_date}T00:00:00Z`).getUTCDay()).not.toBe(0)
    expect(end_time > start_time).toBe(true)
  }
})

it('the seed has a full course, one with two spots left and one with a very long title', () => {
  const spots = courses.map(({ available_spots }) => available_spots)
  expect(spots).toContain(0)
  expect(spots).toContain(2)
  expect(courses.some(({ title }) => title.length > 150)).toBe(true)
})

it('the seed has every kind of link, and sends visitors to no real outside page', () => {
  const urls = courses.map(({ url }) => url)
  expect(urls).toContain(null)
  const links = urls.filter((url) => url !== null)
  expect(links.some((url) => url.startsWith('https://'))).toBe(true)
  expect(links.some((url) => url.startsWith('//'))).toBe(true)
  expect(links).toContain('/contact')
  for (const url of links) {
    const { hostname } = new URL(url, 'https://example.com')
    expect(['example.com', 'example.org']).toContain(hostname)
  }
})
