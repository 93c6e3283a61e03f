import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handler } from '../../supabase/functions/subscribe-mailchimp/handler'
import { CLAIMS, type LocalSupabase, openLocalSupabase } from '../helpers/local-supabase'

const ENV = {
  MAILCHIMP_API_KEY: 'key-us21',
  MAILCHIMP_AUDIENCE_ID: 'a1b2c3',
  SITE_ORIGINS: 'https://www.example.com',
  SUPABASE_URL: 'http://localhost',
  SUPABASE_SERVICE_ROLE_KEY: 'service-role-key',
}

let supabase: LocalSupabase

beforeAll(async () => {
  supabase = await openLocalSupabase()
})
beforeEach(() => supabase.reset())
afterAll(() => supabase.database.close())

/** Calls the function, with a Mailchimp that takes everything, and gives the status it answers. */
async function signUp(email: string, client: string): Promise<number> {
  const request = new Request('http://localhost/functions/v1/subscribe-mailchimp', {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: { 'X-Forwarded-For': client },
  })
  const response = await handler(request, ENV, async (input, init) => {
    const asked = new Request(input, init)
    const { pathname } = new URL(asked.url)
    if (!pathname.startsWith('/rest/v1')) {
      return Response.json({ status: 'subscribed' }, { status: asked.method === 'GET' ? 404 : 200 })
    }
    return supabase.request('service', pathname.slice('/rest/v1'.length), init)
  })
  return response.status
}

/** How many of the calls were answered with success; all others must have been refused as too many. */
async function countAdmitted(calls: readonly Promise<number>[]): Promise<number> {
  const statuses = await Promise.all(calls)
  const admitted = statuses.filter((status) => status === 200).length
  expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - admitted)
  return admitted
}

const HUNDRED = Array.from({ length: 100 }, (_, number) => number)
const client = (number: number) => `203.0.113.${number}`

function makeOlder(interval: string): Promise<unknown> {
  return supabase.asOwner(
    'update newsletter_attempts set attempted_at = attempted_at - $1::interval',
    [interval],
  )
}

describe('of a hundred attempts at once', () => {
  it('with one address, five pass', async () => {
    const calls = HUNDRED.map((number) => signUp('karen@eksempel.dk', client(number)))
    expect(await countAdmitted(calls)).toBe(5)
  })

  it('by one client, twenty pass', async () => {
    const calls = HUNDRED.map((number) => signUp(`karen${number}@eksempel.dk`, client(1)))
    expect(await countAdmitted(calls)).toBe(20)
  })

  it('with made-up addresses and clients, sixty pass', async () => {
    const calls = HUNDRED.map((number) => signUp(`karen${number}@eksempel.dk`, client(number)))
    expect(await countAdmitted(calls)).toBe(60)
  })
})

describe('after waiting', () => {
  const five = () => HUNDRED.slice(0, 5).map((number) => signUp('a@eksempel.dk', client(number)))

  it('for an hour, an address may be tried again, and the old attempts are gone', async () => {
    await countAdmitted(five())
    await makeOlder('59 minutes')
    expect(await signUp('A@eksempel.dk', client(9))).toBe(429)
    await makeOlder('1 minute')
    expect(await signUp('A@eksempel.dk', client(9))).toBe(200)
    expect(await supabase.asOwner('select from newsletter_attempts')).toHaveLength(1)
  })

  it('for ten minutes, everybody may go on', async () => {
    await countAdmitted(HUNDRED.map((number) => signUp(`a${number}@eksempel.dk`, client(number))))
    await makeOlder('10 minutes')
    expect(await signUp('b@eksempel.dk', client(200))).toBe(200)
  })

  it('refused attempts have made nobody wait longer', async () => {
    await countAdmitted(five())
    await makeOlder('30 minutes')
    expect(await signUp('a@eksempel.dk', client(9))).toBe(429)
    await makeOlder('30 minutes')
    expect(await signUp('a@eksempel.dk', client(9))).toBe(200)
  })
})

it('answers a refused attempt with the status that the database asks for, as PostgREST does', async () => {
  const row = { address_hash: 'a', client_hash: 'c' }
  const rows = Array.from({ length: 6 }, () => row)
  const { status, error } = await supabase
    .client('service')
    .from('newsletter_attempts')
    .insert(rows)
  expect(status).toBe(429)
  expect(error).toMatchObject({ code: 'PT429', message: 'Too many newsletter sign-ups' })
  expect(await supabase.asOwner('select from newsletter_attempts')).toEqual([])
})

describe.each(['anon', 'user', 'admin'] as const)('%s', (caller) => {
  const row = { address_hash: 'a', client_hash: 'c' }
  const attempts = () => supabase.client(caller).from('newsletter_attempts')

  async function outcomes() {
    const answers = [
      await attempts().select(),
      await attempts().insert(row),
      await attempts().update(row).neq('address_hash', ''),
      await attempts().delete().neq('address_hash', ''),
    ]
    return answers.map(({ error, data }) => error?.code ?? data)
  }

  beforeEach(async () => {
    const { error } = await supabase.client('service').from('newsletter_attempts').insert(row)
    expect(error).toBeNull()
  })

  it('has no right to the attempts', async () => {
    expect(await outcomes()).toEqual(['42501', '42501', '42501', '42501'])
  })

  it('sees and changes none even if somebody grants the rights by mistake', async () => {
    await supabase.asOwner(
      'grant select, insert, update, delete on newsletter_attempts to anon, authenticated',
    )
    expect(await outcomes()).toEqual([[], '42501', null, null])
    expect(await supabase.asOwner('select from newsletter_attempts')).toHaveLength(1)
    await supabase.asOwner('revoke all on newsletter_attempts from anon, authenticated')
  })

  it('cannot call the function that counts', async () => {
    const { role } = CLAIMS[caller]
    const [may] = await supabase.asOwner(
      `select has_function_privilege($1, 'private.limit_newsletter_attempts()', 'execute') as may`,
      [role],
    )
    expect(may).toEqual({ may: false })
  })
})
