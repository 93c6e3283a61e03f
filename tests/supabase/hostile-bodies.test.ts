import { beforeAll, expect, test } from 'vitest'
import { freshBackend, type TestBackend } from '../helpers/backend-client'

let backend: TestBackend

beforeAll(async () => {
  backend = await freshBackend({ settings: { signUpOpen: true } })
})

function post(path: string, body: BodyInit, key = backend.keys.publishableKey): Promise<Response> {
  return backend.send(path, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json' },
    body,
  })
}

const deep = `{"title":${'['.repeat(8000)}${']'.repeat(8000)}}`

test.each(['/rest/v1/course_events', '/rest/v1/course_events?columns=title'])(
  '%s refuses JSON too deep for the parser, and lives on',
  async (path) => {
    const response = await post(path, deep)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'PGRST102' })
    expect((await post('/rest/v1/course_events?columns=title', 'xx')).status).toBe(400)
  },
)

test('a text full of quotes and without an end is refused', async () => {
  const response = await post('/rest/v1/course_events', `"${'\\"'.repeat(300_000)}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'PGRST102' })
})

test('brackets inside a text are no nesting', async () => {
  const url = `https://example.com/${'['.repeat(1900)}`
  const body = { title: 'Kursus', url, event_date: '2026-11-20', start_time: '10:00' }
  const course = { ...body, end_time: '12:00', location: 'Online', type: 'foredrag' }
  const response = await post(
    '/rest/v1/course_events',
    JSON.stringify(course),
    backend.keys.secretKey,
  )
  expect(response.status).toBe(201)
})

test('bytes that are not UTF-8 are refused and not stored as question marks', async () => {
  const latin1 = Buffer.from('{"title":"S\u00f8ren"}', 'latin1')
  const response = await post(
    '/rest/v1/course_events',
    new Uint8Array(latin1),
    backend.keys.secretKey,
  )
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'PGRST102' })
})

test.each([
  ['course_events', 'PGRST102'],
  ['course_events?columns=title', '22P02'],
])('a byte order mark before the JSON is refused: %s', async (path, code) => {
  const response = await post(`/rest/v1/${path}`, '\ufeff{"title":"x"}', backend.keys.secretKey)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code })
})

test('a body far over the limit is refused without being kept', async () => {
  const before = process.memoryUsage().arrayBuffers
  const chunk = new Uint8Array(1024 * 1024).fill(32)
  let chunks = 0
  let highest = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      highest = Math.max(highest, process.memoryUsage().arrayBuffers)
      chunks += 1
      if (chunks > 100) controller.close()
      else controller.enqueue(chunk)
    },
  })
  // Node.js wants streams announced by `duplex`, which the types of the browser do not know.
  const init = { method: 'POST', body: stream, duplex: 'half' }
  const headers = { apikey: backend.keys.publishableKey, 'Content-Type': 'application/json' }
  const request = new Request('http://localhost:54321/supabase/rest/v1/course_events', {
    ...init,
    headers,
  })
  expect((await backend.fetch(request)).status).toBe(413)
  expect(highest - before).toBeLessThan(20 * 1024 * 1024)
})

test.each([
  [
    'a NUL in the e-mail',
    '/auth/v1/token?grant_type=password',
    { email: 'a\0@example.com', password: 'x' },
  ],
  [
    'a NUL in the refresh token',
    '/auth/v1/token?grant_type=refresh_token',
    { refresh_token: 'a\0bcdefghijk' },
  ],
  [
    'a NUL in the metadata',
    '/auth/v1/signup',
    { email: 'ny@example.com', password: 'Langt-nok1!', data: { a: '\0' } },
  ],
  [
    'half a surrogate pair',
    '/auth/v1/signup',
    { email: 'ny@example.com', password: 'Langt-nok1!', data: { a: '\ud800' } },
  ],
])('%s is bad JSON and no fault of the server', async (_name, path, body) => {
  const response = await post(path, JSON.stringify(body))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error_code: 'bad_json' })
})
