// The feed as Supabase runs it: index.ts in Deno, against a REST API that it can only reach over HTTP.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshBackend, type TestBackend } from '../helpers/backend-client'
import { newCourseRow } from '../helpers/course'
import { type DenoFunction, type DenoInstance, denoFunction, serve } from '../helpers/deno-function'
import { parseCalendar } from '../helpers/parse-calendar'

let feed: DenoFunction
let backend: TestBackend
let server: Awaited<ReturnType<typeof serve>>
let instance: DenoInstance

beforeAll(async () => {
  feed = await denoFunction('course-calendar')
  backend = await freshBackend()
  server = await serve((request) => backend.fetch(request))
  instance = await feed.start({
    SUPABASE_URL: `${server.origin}/supabase`,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: backend.keys.publishableKey }),
  })
})
afterAll(async () => {
  await instance?.stop()
  server.close()
  await feed.close()
})

it('the function in Deno satisfies the compiler of Deno', async () => {
  await feed.check()
})

it('the function in Deno sends the courses as a calendar, as the embedded backend does', async () => {
  const client = backend.connect(backend.keys.secretKey)
  await client
    .from('course_events')
    .insert(newCourseRow({ title: 'Unge stemmer', event_date: '2097-07-01', type: 'foredrag' }))
  const ofDeno = await fetch(`${instance.url}/course-calendar?type=foredrag`)
  const embedded = await backend.send('/functions/v1/course-calendar?type=foredrag')
  const names = ['Content-Type', 'Content-Disposition', 'Cache-Control', 'ETag']
  for (const name of names) expect(ofDeno.headers.get(name)).toBe(embedded.headers.get(name))
  const calendar = await ofDeno.text()
  expect(calendar).toBe(await embedded.text())
  expect(parseCalendar(calendar).events).toEqual([
    expect.objectContaining({
      title: 'Unge stemmer',
      start: '2097-07-01T14:00:00.000Z',
      end: '2097-07-01T16:30:00.000Z',
    }),
  ])

  const known = { 'If-None-Match': ofDeno.headers.get('ETag') ?? '' }
  const again = await fetch(`${instance.url}/course-calendar?type=foredrag`, { headers: known })
  expect([again.status, await again.text()]).toEqual([304, ''])
})
