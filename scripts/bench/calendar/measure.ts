// One process of `npm run bench:calendar`, in Deno or Node.js: its argument is the number of courses, its output a
// Measurement. Imports by path, for Deno.
import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { COURSE_TYPES } from '../../../src/features/courses/model/course-types.ts'
import { todayInCopenhagen } from '../../../src/lib/copenhagen-time.ts'
import { handler } from '../../../supabase/functions/course-calendar/handler.ts'
import { median } from '../web/statistics.ts'

/** Milliseconds of processor for an answer, and the bytes of a whole one. */
export type Measurement = {
  /** The first of the process. */
  first: number
  /** With the courses read and written anew. */
  again: number
  kept: number
  notModified: number
  bytes: number
}

type Fetch = typeof globalThis.fetch

const AGAIN = 9
/** Kept answers take so little that one alone could not be measured. */
const KEPT_ANSWERS = 200
/** As many rows as a hosted project sends at once. */
const PAGE_ROWS = 1_000
const FEED_URL = 'https://project.test/functions/v1/course-calendar'

console.info(JSON.stringify(await measure(Number(process.argv[2]))))

async function measure(courses: number): Promise<Measurement> {
  const fetch = createSource(courses)
  // What the platform itself loads at a first answer is not the feed's.
  await (await fetch(FEED_URL)).json()
  await crypto.subtle.digest('SHA-256', new Uint8Array(1))

  let address = 0
  // Nothing is kept under an address that has not been read yet.
  const readAnew = () => ask(`https://${address++}.test`, fetch)
  const first = await processorTime(readAnew)
  const again: number[] = []
  for (let run = 0; run < AGAIN; run++) again.push(await processorTime(readAnew))

  const { etag, bytes } = await ask('https://0.test', fetch)
  return {
    first,
    again: median(again),
    kept: await timeOfKept(() => ask('https://0.test', fetch)),
    notModified: await timeOfKept(() => ask('https://0.test', fetch, { 'If-None-Match': etag })),
    bytes,
  }
}

async function timeOfKept(answer: () => Promise<unknown>): Promise<number> {
  const all = await processorTime(async () => {
    for (let index = 0; index < KEPT_ANSWERS; index++) await answer()
  })
  return all / KEPT_ANSWERS
}

async function ask(
  address: string,
  fetch: Fetch,
  headers: Record<string, string> = {},
): Promise<{ etag: string; bytes: number }> {
  const env = { SUPABASE_URL: address, SUPABASE_ANON_KEY: 'key' }
  const response = await handler(new Request(FEED_URL, { headers }), env, fetch)
  if (response.status >= 400) throw new Error(`The answer was ${response.status}`)
  const { byteLength } = await response.arrayBuffer()
  return { etag: response.headers.get('ETag') ?? '', bytes: byteLength }
}

async function processorTime(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** A REST API whose answers are written already, so that only reading them is measured. */
function createSource(count: number): Fetch {
  const rows = makeRows(count)
  const pages = new Map<number, string>()
  for (let offset = 0; offset === 0 || offset < count; offset += PAGE_ROWS) {
    pages.set(offset, JSON.stringify(rows.slice(offset, offset + PAGE_ROWS)))
  }
  return async (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input)
    const headers = { 'Content-Range': `*/${count}` }
    return new Response(pages.get(Number(searchParams.get('offset'))), { headers })
  }
}

function makeRows(count: number): unknown[] {
  const today = todayInCopenhagen()
  return Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    updated_at: `${today}T12:00:00.${String(index).padStart(6, '0')}+00:00`,
    title: `Kursus nummer ${index + 1} for forældre til børn med ADHD`,
    event_date: today,
    start_time: `${String(8 + (index % 10)).padStart(2, '0')}:00:00`,
    end_time: `${String(10 + (index % 10)).padStart(2, '0')}:30:00`,
    location: 'Frederiksgade 7, 4., 1265 København K',
    type: COURSE_TYPES[index % COURSE_TYPES.length] ?? 'foredrag',
    available_spots: index % 20,
    url: index % 2 === 0 ? 'https://example.com/tilmelding' : null,
  }))
}
