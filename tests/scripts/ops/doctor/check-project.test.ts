import { beforeAll, expect, it } from 'vitest'
import { checkProject } from '../../../../scripts/ops/doctor/check-project'
import { report } from '../../../../scripts/ops/doctor/finding'
import { freshBackend, type TestBackend } from '../../../helpers/backend-client'
import { courseRow, courseValues } from '../../../helpers/course'

const URL_OF_PROJECT = 'http://localhost:54321/supabase'

let backend: TestBackend
beforeAll(async () => {
  backend = await freshBackend()
})

/** The healthy project, but for requests whose method and address match. */
function broken(pattern: RegExp, respond: (url: URL) => Response): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const isBroken = pattern.test(`${request.method} ${request.url}`)
    return isBroken ? respond(new URL(request.url)) : backend.fetch(request)
  }
}
const healthy: typeof fetch = (input, init) => backend.fetch(new Request(input, init))

/** The failed findings of a project. */
async function complaints(fetch: typeof globalThis.fetch) {
  const key = backend.keys.publishableKey
  const findings = await checkProject({ url: URL_OF_PROJECT, key }, fetch)
  const { text, isHealthy } = report(findings)
  const wrong = findings.filter(({ remedy }) => remedy)
  expect(isHealthy).toBe(wrong.length === 0)
  expect(text.match(/✗/g) ?? []).toHaveLength(wrong.length)
  return wrong.map(({ fact, remedy }) => `${fact}: ${remedy}`)
}

it('a healthy project has no complaint, and is not changed by the check', async () => {
  expect(await complaints(healthy)).toEqual([])
  const client = backend.connect(backend.keys.secretKey)
  for (const table of ['course_events', 'newsletter_attempts']) {
    expect((await client.from(table).select()).data, table).toEqual([])
  }
})

it('courses that the database would refuse today are named by their ids alone, on every page of the response', async () => {
  const { title, location } = courseValues
  const day = { event_date: '2026-11-20', start_time: '10:00:00' }
  const planned = { status: 'planned', status_note: null }
  const valid = { title, location, url: null, ...day, ...planned }
  const seats = { max_participants: 20, available_spots: 20 }
  const rows = [
    { ...valid, ...seats, id: 'a' },
    { ...valid, ...seats, id: 'b', title: 'x'.repeat(301), location: '\u2800' },
    { ...valid, ...seats, id: 'c', event_date: 'infinity', available_spots: 2e6 },
    { ...valid, ...seats, id: 'd', status_note: 'Syg' },
    {
      ...{ ...valid, ...seats, id: 'g', status: 'moved' },
      ...{ moved_from_date: day.event_date, moved_from_start_time: day.start_time },
    },
  ]
  const fetch = broken(/GET .*course_events\?select=\*/, ({ searchParams }) => {
    const [, last = ''] = /id\.gt\."(.*)"/.exec(searchParams.get('or') ?? '') ?? []
    return Response.json(rows.filter(({ id }) => id > last).slice(0, 1))
  })
  expect(await complaints(fetch)).toEqual([
    'All courses keep to the limits: change or delete in the administration: b (title is too long, location has nothing that can be seen); c (event_date is out of range, available_spots is too large); d (planned, with a status_note); g (moved from its own day and start)',
  ])
})

it('a series whose dates differ in price or places is named by its id alone', async () => {
  const date = courseRow({ series_id: 'even', price: '250 kr.' })
  const rows = [
    { ...date, id: 'a' },
    { ...date, id: 'b', title: 'Sidste gang', event_date: '2026-12-01' },
    { ...date, id: 'c', series_id: 'price' },
    { ...date, id: 'd', series_id: 'price', price: null },
    { ...date, id: 'e', series_id: 'places' },
    { ...date, id: 'f', series_id: 'places', max_participants: 30, available_spots: 3 },
    { ...date, id: 'g', series_id: null },
    { ...date, id: 'h', series_id: null, price: 'Gratis' },
  ]
  const counted = { headers: { 'Content-Range': `0-7/${rows.length}` } }
  const fetch = broken(/GET .*course_events\?select=\*/, () => Response.json(rows, counted))
  expect(await complaints(fetch)).toEqual([
    'The dates of a series have one price, and the same places: save price and places of one date in the administration, which writes them to all: price (price); places (max_participants, available_spots)',
  ])
})

const settings = { external: { email: true }, disable_signup: true }
const withAnonymous = { email: true, anonymous_users: true }

it.each<[string, number, unknown, RegExp]>([
  ['POST .*course_events', 400, { code: '23502' }, /do not create courses: it is allowed/],
  ['POST .*user_roles', 201, {}, /do not hand out roles: it is allowed/],
  ['POST .*write_courses', 200, null, /do not write several courses at once: it is allowed/],
  ['POST .*write_courses', 404, { code: 'PGRST202' }, /function is missing: .*db push --remote/],
  ['PATCH .*course_events', 200, [], /do not change courses: it is allowed/],
  ['GET .*user_roles', 200, [], /do not read roles: it is allowed/],
  ['GET .*course_event_changes', 200, [], /do not read who changed courses/],
  ['GET .*course_events', 404, { code: 'PGRST205' }, /the table is missing: .*db push --remote/],
  ['select=id,updated_at', 400, { code: '42703' }, /a column is missing: .*push/],
  ['GET .*course_events', 401, { code: '42501' }, /reading is refused: .*db push --remote/],
  ['settings', 200, { ...settings, disable_signup: false }, /sign-up is open: .*config push/],
  ['settings', 200, { ...settings, external: withAnonymous }, /^Nobody can sign up/],
  ['settings', 200, { ...settings, external: {} }, /the e-mail provider is off/],
  ['subscribe-mailchimp', 404, {}, /not deployed: .*functions deploy/],
  ['subscribe-mailchimp', 401, {}, /newsletter .*asks for a key/],
  ['subscribe-mailchimp', 503, {}, /does not start, or lacks settings/],
  ['course-calendar$', 404, {}, /calendar .*not deployed/],
  ['course-calendar$', 401, {}, /calendar .*asks for a key: .*functions deploy/],
  ['course-calendar$', 200, {}, /calendar .*another version: .*functions deploy/],
  ['format=rss', 200, {}, /followed by RSS: .*another version: .*deploy/],
  ['format=rss', 502, {}, /followed by RSS: the response was 502/],
])(
  'a project whose response to %s is %d %j has one complaint',
  async (pattern, status, body, complaint) => {
    const respond = () => Response.json(body, { status })
    expect(await complaints(broken(new RegExp(pattern), respond))).toEqual([
      expect.stringMatching(complaint),
    ])
  },
)

it('a project that does not respond, and an address of something else, have one complaint', async () => {
  const offline = () => Promise.reject(new TypeError('fetch failed'))
  expect(await complaints(offline)).toEqual([
    expect.stringMatching(/there was no response.*check VITE_SUPABASE_URL/),
  ])
  const parking = async () => new Response('<!doctype html>')
  expect(await complaints(parking)).toEqual([
    expect.stringMatching(/the response was 200.*check VITE_SUPABASE_URL/),
  ])
})
