import fc from 'fast-check'
import { SEEDED_ACCOUNTS } from '../../../supabase/local/auth/seeded-accounts.ts'
import { hostileText, hostileValue, usually } from './hostile-text.ts'

/** The value that belongs there, or a hostile one. */
function either(value: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: fc.constant(value), weight: 3 },
    { arbitrary: hostileValue, weight: 1 },
  )
}

const fields = {
  title: either('Kursus'),
  event_date: either('2026-11-23'),
  start_time: either('10:00'),
  end_time: either('12:00'),
  location: either('Valby'),
  type: either('foredrag'),
}
const course = fc.record(
  { ...fields, id: hostileValue, max_participants: hostileValue, url: hostileValue },
  { requiredKeys: ['title', 'event_date', 'start_time', 'end_time', 'location', 'type'] },
)
const role = fc.record({ user_id: fc.oneof(fc.uuid(), hostileValue), role: either('admin') })
const attempt = fc.record({ address_hash: hostileText, client_hash: hostileText })
const credentials = fc.record(
  {
    email: usually(...SEEDED_ACCOUNTS.map(({ email }) => email), 'ny@example.com', '@'),
    password: either('forkert kodeord'),
    refresh_token: either('abcdefghijkl'),
    token_hash: either('ab'.repeat(28)),
    type: usually('recovery', 'email', 'signup', 'sms'),
    data: either({ role: 'admin', is_admin: true }),
    role: fc.constant('service_role'),
  },
  { requiredKeys: [] },
)

const nested = fc
  .tuple(fc.constantFrom('[', '{"a":', '{"title":[', '[[],'), fc.integer({ min: 1, max: 9_000 }))
  .map(([opening, times]) => opening.repeat(times))
const notMeantForAnything = fc.oneof(
  fc.json(),
  hostileText,
  hostileText.map((text) => `{"title":"${text}"}`),
  nested,
  fc.uint8Array({ maxLength: 60 }),
)

export type Body = string | Uint8Array<ArrayBuffer>

/** JSON of a kind that the address takes, or what only looks like JSON. */
function bodyOf(...wellFormed: fc.Arbitrary<unknown>[]): fc.Arbitrary<Body> {
  return fc.oneof(
    { arbitrary: fc.oneof(...wellFormed).map((value) => JSON.stringify(value)), weight: 3 },
    { arbitrary: notMeantForAnything, weight: 1 },
  )
}

const change = fc.record(fields, { requiredKeys: [] })
export const courseBody = bodyOf(course, change, fc.array(course, { maxLength: 3 }))
export const roleBody = bodyOf(role, fc.array(role, { maxLength: 3 }))
export const attemptBody = bodyOf(attempt)
export const credentialsBody = bodyOf(credentials)
