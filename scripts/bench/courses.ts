import { randomUUID } from 'node:crypto'
import { PostgrestClient } from '@supabase/postgrest-js'
import { addDays } from '@/features/courses/model/calendar-date'
import type { CourseEventRow } from '@/features/courses/model/course-event'
import { readCourseRows } from '@/features/courses/model/course-event-rows'
import { listCourseEvents } from '@/features/courses/model/course-events-api'
import { COURSE_TYPES } from '@/features/courses/model/course-types'
import {
  coursesInWeek,
  indexByWeek,
  isoWeekOf,
  weekHeading,
} from '@/features/courses/model/course-week'
import type { Database } from '@/lib/database.types'
import { createLocalBackend } from '../../supabase/local/backend.ts'

// Measures the road of the courses from the database to the chosen week: `npm run bench:courses`. It
// judges nothing; times depend on the machine, and the load runs in one process with the database.

const COURSE_COUNTS = [100, 1_000, 5_000]
const RUNS = 9
const FIRST_DAY = '2025-01-01'
const DAYS = 3 * 365

function makeRows(count: number): CourseEventRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    title: `Kursus nummer ${index + 1} for forældre til børn med ADHD`,
    // A prime far from a multiple of a week, so that neighbours in the list are not neighbours in time.
    event_date: addDays(FIRST_DAY, (index * 7919) % DAYS),
    start_time: `${String(8 + (index % 10)).padStart(2, '0')}:00:00`,
    end_time: `${String(10 + (index % 10)).padStart(2, '0')}:30:00`,
    location: 'Frederiksgade 7, 4., 1265 København K',
    type: COURSE_TYPES[index % COURSE_TYPES.length] ?? 'foredrag',
    max_participants: 20,
    available_spots: index % 21,
    url: index % 3 === 0 ? `https://eksempel.dk/kursus/${index}` : null,
    updated_at: `${FIRST_DAY}T12:00:00+00:00`,
  }))
}

/** The median duration of several runs in milliseconds, after one run to warm up. */
async function measure(run: () => unknown): Promise<number> {
  await run()
  const durations: number[] = []
  for (let index = 0; index < RUNS; index++) {
    const start = performance.now()
    await run()
    durations.push(performance.now() - start)
  }
  return durations.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
}

function printLine(cells: readonly string[]): void {
  console.info(cells.map((cell) => cell.padStart(16)).join(''))
}

const backend = await createLocalBackend({ seed: false })
const client = new PostgrestClient<Database>(`http://localhost${backend.basePath}/rest/v1`, {
  headers: { apikey: backend.keys.publishableKey },
  fetch: (input, init) => backend.fetch(new Request(input, init)),
})

printLine(['courses', 'load ms', 'parse ms', 'index ms', 'change week ms'])
for (const count of COURSE_COUNTS) {
  const rows = makeRows(count)
  await backend.database.asOwner(async (transaction) => {
    await transaction.query('delete from public.course_events')
    await transaction.query(
      `insert into public.course_events
       select * from json_populate_recordset(null::public.course_events, $1::json)`,
      [JSON.stringify(rows)],
    )
  })

  const load = await measure(() => listCourseEvents(client))
  const parse = await measure(() => readCourseRows(rows))
  const courses = readCourseRows(rows)
  const index = await measure(() => indexByWeek(courses))
  const weeks = indexByWeek(courses)
  let day = FIRST_DAY
  const changeWeek = await measure(() => {
    day = addDays(day, 7)
    return [weekHeading(isoWeekOf(day)), coursesInWeek(weeks, day)]
  })
  printLine([String(count), ...[load, parse, index, changeWeek].map((time) => time.toFixed(2))])
}
await backend.close()
