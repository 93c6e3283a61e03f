import { beforeAll, describe, expect, it } from 'vitest'
import { checkProject } from '../../../../scripts/ops/doctor/check-project'
import { report } from '../../../../scripts/ops/doctor/finding'
import { freshBackend, type TestBackend } from '../../../helpers/backend-client'

const URL_OF_PROJECT = 'http://localhost:54321/supabase'

let backend: TestBackend
beforeAll(async () => {
  backend = await freshBackend()
})

const answerHealthily: typeof fetch = (input, init) => backend.fetch(new Request(input, init))

/** The healthy project, but for requests whose method and address match. */
function broken(pattern: RegExp, respond: () => Response): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const isBroken = pattern.test(`${request.method} ${request.url}`)
    return isBroken ? respond() : backend.fetch(request)
  }
}

/** The failed findings of a project. */
async function complaints(fetch: typeof globalThis.fetch, key = backend.keys.publishableKey) {
  const findings = await checkProject({ url: URL_OF_PROJECT, key, fetch })
  const { text, isHealthy } = report(findings)
  const wrong = findings.filter(({ remedy }) => remedy)
  expect(isHealthy).toBe(wrong.length === 0)
  expect(text.match(/✗/g) ?? []).toHaveLength(wrong.length)
  return wrong.map(({ fact, remedy }) => `${fact}: ${remedy}`)
}

const json = (status: number, body: unknown) => () => Response.json(body, { status })

describe('the check of a project', () => {
  it.each(['publishableKey', 'anonKey'] as const)(
    'finds nothing wrong with a healthy one, by its %s, and leaves no trace',
    async (key) => {
      expect(await complaints(answerHealthily, backend.keys[key])).toEqual([])
      const client = backend.connect(backend.keys.secretKey)
      for (const table of ['course_events', 'newsletter_attempts']) {
        expect((await client.from(table).select()).data, table).toEqual([])
      }
    },
  )

  it('names the courses that the database would not take today, and nothing of what they say', async () => {
    const id = '00000000-0000-4000-8000-000000000001'
    const course = { title: 'x'.repeat(301), location: '\u2800', url: null }
    const rows = [
      { ...course, id, event_date: 'infinity', max_participants: 20, available_spots: 2e6 },
    ]
    const fetch = broken(/GET .*course_events\?select=id,title/, json(200, rows))
    expect(await complaints(fetch)).toEqual([
      `All courses keep to the limits: change or delete in the administration: ${id} (title is too long, location has nothing that can be seen, event_date is out of range, available_spots is too large)`,
    ])
  })

  it('the check of a project reads the courses to the end where the project gives few at a time', async () => {
    const course = { location: 'Valby', url: null, event_date: '2026-11-20' }
    const seats = { max_participants: 20, available_spots: 20 }
    const rows = [
      { id: 'a', title: 'Foredrag', ...course, ...seats },
      { id: 'b', title: '', ...course, ...seats },
    ]
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { url } = new Request(input, init)
      if (!/course_events\?select=id,title/.test(url)) return answerHealthily(input, init)
      const first = Number(new URL(url).searchParams.get('offset'))
      return Response.json(rows.slice(first, first + 1))
    }
    expect(await complaints(fetch)).toEqual([
      expect.stringContaining('b (title has nothing that can be seen)'),
    ])
  })

  const checkConstraint = json(400, { code: '23502', message: 'null value in column' })
  const missing = json(404, { code: 'PGRST205', message: 'Could not find the table' })
  const settings = { external: { email: true }, disable_signup: true }

  it.each([
    ['POST .*course_events', checkConstraint, /^Visitors do not create courses: it is allowed/],
    ['POST .*user_roles', json(201, {}), /^Visitors do not hand out roles: it is allowed/],
    [
      'POST .*import_courses',
      () => new Response(null, { status: 204 }),
      /^Visitors do not import courses: it is allowed/,
    ],
    [
      'POST .*import_courses',
      json(404, { code: 'PGRST202' }),
      /^Visitors do not import courses: the function is missing: .*db push --remote/,
    ],
    ['PATCH .*course_events', json(200, []), /^Visitors do not change courses: it is allowed/],
    ['GET .*user_roles', json(200, []), /^Visitors do not read roles: it is allowed/],
    ['GET .*course_event_changes', json(200, []), /^Visitors do not read who changed courses/],
    [
      'GET .*course_events',
      missing,
      /^Visitors read courses: the table is missing: .*db push --remote/,
    ],
    ['GET .*course_events', json(401, { code: '42501' }), /reading is refused: .*db push --remote/],
    [
      'settings',
      json(200, { ...settings, disable_signup: false }),
      /^Nobody signs up by themselves: sign-up is open: .*config push/,
    ],
    [
      'settings',
      json(200, { external: { email: true, anonymous_users: true }, disable_signup: true }),
      /^Nobody signs up by themselves/,
    ],
    ['settings', json(200, { ...settings, external: {} }), /the e-mail provider is off/],
    ['subscribe-mailchimp', json(404, { code: 'NOT_FOUND' }), /not deployed: .*functions deploy/],
    [
      'subscribe-mailchimp',
      json(401, { code: 'UNAUTHORIZED_NO_AUTH_HEADER' }),
      /asks for a session/,
    ],
    [
      'subscribe-mailchimp',
      json(503, { error: 'not set up' }),
      /lacks settings: .*MAILCHIMP_API_KEY/,
    ],
    ['subscribe-mailchimp', json(503, { code: 'BOOT_ERROR' }), /does not start/],
    ['course-calendar', json(404, { code: 'NOT_FOUND' }), /calendar .*not deployed/],
    ['course-calendar', json(401, {}), /calendar .*asks for a key: .*functions deploy/],
    ['course-calendar', json(502, { error: 'no' }), /calendar .*the answer was 502/],
    ['course-calendar', () => new Response('<html>'), /calendar .*the answer was 200/],
  ])(
    'the check of a project says what is wrong when %s is answered wrongly',
    async (pattern, respond, complaint) => {
      expect(await complaints(broken(new RegExp(pattern), respond))).toEqual([
        expect.stringMatching(complaint),
      ])
    },
  )

  it('the check of a project says that the key is of another project', async () => {
    expect(await complaints(answerHealthily, 'sb_publishable_other')).toEqual([
      expect.stringMatching(/^The project accepts the key: copy the key again/),
    ])
  })

  it('the check of a project sends nothing when the key is a secret one', async () => {
    const refuse = () => Promise.reject(new Error('asked'))
    for (const key of [backend.keys.secretKey, backend.keys.serviceRoleKey]) {
      const [complaint = ''] = await complaints(refuse, key)
      expect(complaint).toMatch(/it is a secret key/)
      expect(complaint).not.toContain(key)
    }
  })

  it('the check of a project says that there is no answer, or that of something else', async () => {
    const offline = () => Promise.reject(new TypeError('fetch failed'))
    expect(await complaints(offline)).toEqual([expect.stringMatching(/check VITE_SUPABASE_URL/)])
    const parking = async () => new Response('<!doctype html>')
    expect(await complaints(parking)).toEqual([expect.stringMatching(/leads to something else/)])
  })
})
