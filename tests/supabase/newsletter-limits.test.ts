import { beforeAll, beforeEach, expect, it } from 'vitest'
import { handler } from '../../supabase/functions/subscribe-mailchimp/handler'
import { freshSupabase, type LocalSupabase } from '../helpers/local-supabase'

const ENV = {
  MAILCHIMP_API_KEY: 'key-us21',
  MAILCHIMP_AUDIENCE_ID: 'a1b2c3',
  SITE_ORIGINS: 'https://www.example.com',
  SUPABASE_URL: 'http://localhost',
  SUPABASE_SERVICE_ROLE_KEY: 'service-role-key',
}

let supabase: LocalSupabase

beforeAll(async () => {
  supabase = await freshSupabase()
})
beforeEach(() => supabase.reset())

/** Calls the function, with a Mailchimp that takes everything. */
async function signUp(email: string, client: string): Promise<Response> {
  const request = new Request('http://localhost/functions/v1/subscribe-mailchimp', {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: { 'X-Forwarded-For': client },
  })
  return handler(request, ENV, async (input, init) => {
    const asked = new Request(input, init)
    const { pathname } = new URL(asked.url)
    if (!pathname.startsWith('/rest/v1')) {
      return Response.json({ status: 'subscribed' }, { status: asked.method === 'GET' ? 404 : 200 })
    }
    return supabase.request('service', pathname.slice('/rest/v1'.length), init)
  })
}

const parent = (number: number) => `karen${number}@eksempel.dk`
const client = (number: number) => `203.0.113.${number}`

/** Adds attempts like those of the function, without calling it for each; all by clients of their own, or by the known one. */
function addAttempts(count: number, { byKnownClient = false } = {}): Promise<unknown> {
  return supabase.asOwner(
    `insert into newsletter_attempts (address_hash, client_hash)
     select 'address ' || number,
       case when $2 then (select min(client_hash) from newsletter_attempts) else 'client ' || number end
     from generate_series(1, $1::int) as number`,
    [count, byKnownClient],
  )
}

function makeOlder(interval: string): Promise<unknown> {
  return supabase.asOwner(
    'update newsletter_attempts set attempted_at = attempted_at - $1::interval',
    [interval],
  )
}

/** Whether the function refuses an attempt, and the minutes after which it says to try again. */
async function minutesToWait(email: string, from: string): Promise<number | undefined> {
  const response = await signUp(email, from)
  if (response.status === 200) return undefined
  expect(response.status).toBe(429)
  return Math.ceil(Number(response.headers.get('Retry-After')) / 60)
}

it('attempts with one address end after three, though they come at once from everywhere', async () => {
  const calls = Array.from({ length: 20 }, (_, number) =>
    signUp('karen@eksempel.dk', client(number)),
  )
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 200, 200, ...Array(17).fill(429)])
})

it('attempts by one client end after 300 in an hour, and others still get in', async () => {
  await signUp(parent(0), client(1))
  await addAttempts(298, { byKnownClient: true })
  await makeOlder('20 minutes')
  expect(await minutesToWait(parent(1), client(1))).toBeUndefined()
  expect(await minutesToWait(parent(2), client(1))).toBe(40)
  expect(await minutesToWait(parent(2), client(2))).toBeUndefined()
})

it('attempts with made-up addresses and clients end after 300 for ten minutes', async () => {
  await addAttempts(299)
  expect(await minutesToWait(parent(1), client(1))).toBeUndefined()
  expect(await minutesToWait(parent(2), client(2))).toBe(10)
  await makeOlder('10 minutes')
  expect(await minutesToWait(parent(2), client(2))).toBeUndefined()
})

it('attempts that go on end after 600 for what is left of the hour', async () => {
  await addAttempts(300)
  await makeOlder('15 minutes')
  await addAttempts(300)
  await makeOlder('15 minutes')
  expect(await minutesToWait(parent(1), client(1))).toBe(30)
})

it('an address may be tried three times an hour, which refused attempts do not make longer, and six times a day', async () => {
  const attempt = () => minutesToWait('karen@eksempel.dk', client(255))
  const threeAttempts = async () => [await attempt(), await attempt(), await attempt()]
  const ADMITTED = [undefined, undefined, undefined]
  expect(await threeAttempts()).toEqual(ADMITTED)
  await makeOlder('30 minutes')
  expect(await minutesToWait('Karen@Eksempel.dk ', client(9))).toBe(30)
  await makeOlder('90 minutes')
  expect(await threeAttempts()).toEqual(ADMITTED)
  await makeOlder('2 hours')
  expect(await attempt()).toBe(20 * 60)
  await makeOlder('20 hours')
  expect(await attempt()).toBeUndefined()
})

it('the newsletter forgets the client after an hour and the whole attempt after a day', async () => {
  const attempts = () =>
    supabase.asOwner(
      `select address_hash is not null as address, client_hash is not null as client
       from newsletter_attempts order by attempted_at`,
    )
  await signUp(parent(1), client(1))
  await makeOlder('1 hour')
  await signUp(parent(2), client(1))
  expect(await attempts()).toEqual([
    { address: true, client: false },
    { address: true, client: true },
  ])
  await makeOlder('23 hours')
  await signUp(parent(3), client(1))
  expect(await attempts()).toHaveLength(2)
})
