import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  ADMIN,
  createTestBackend,
  freshBackend,
  type TestBackend,
  USER,
} from '../helpers/backend-client'

let backend: TestBackend
let foreign: TestBackend

beforeAll(async () => {
  backend = await freshBackend()
  foreign = await createTestBackend()
})
afterAll(() => foreign.close())

async function tokenOf(project: TestBackend, account: typeof ADMIN): Promise<string> {
  const { data, error } = await project.connect().auth.signInWithPassword(account)
  if (error) throw error
  return data.session.access_token
}

/** Tries to write a course with a token, and answers with the status and the code of the refusal. */
async function write(token: string) {
  const response = await backend.send('/rest/v1/course_events', {
    method: 'POST',
    headers: {
      apikey: backend.keys.publishableKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      title: 'Kursus',
      event_date: '2026-11-23',
      start_time: '17:00',
      end_time: '19:00',
      location: 'Valby',
      type: 'foredrag',
    }),
  })
  const { code } = response.ok ? { code: undefined } : await response.json()
  return [response.status, code]
}

/** The token with other claims under the old signature. */
function withClaims(token: string, change: (claims: object) => object): string {
  const [header, payload = '', signature] = token.split('.')
  const claims = change(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}

it('an administrator of another project writes nothing here', async () => {
  expect(await write(await tokenOf(foreign, ADMIN))).toEqual([401, 'PGRST301'])
})

it('a user does not become somebody else by rewriting the token', async () => {
  const token = await tokenOf(backend, USER)
  const administrator = (await backend.connect().auth.signInWithPassword(ADMIN)).data.user?.id
  for (const change of [{ sub: administrator }, { role: 'service_role' }, { exp: 4_102_444_800 }]) {
    const forged = withClaims(token, (claims) => ({ ...claims, ...change }))
    expect(await write(forged)).toEqual([401, 'PGRST301'])
  }
  expect(await write(token)).toEqual([403, '42501'])
})

it("an administrator's token writes until it expires, and not after", async () => {
  const token = await tokenOf(backend, ADMIN)
  expect(await write(token)).toEqual([201, undefined])
  backend.advance(2 * 3600)
  expect(await write(token)).toEqual([401, 'PGRST303'])
})

it.each([{ toString: 1, valueOf: 1 }, ['HS256'], 256, null])(
  'a token with %j for its algorithm is refused like any other forgery',
  async (alg) => {
    const [, ...rest] = (await tokenOf(backend, USER)).split('.')
    const header = Buffer.from(JSON.stringify({ alg })).toString('base64url')
    expect(await write([header, ...rest].join('.'))).toEqual([401, 'PGRST301'])
  },
)
