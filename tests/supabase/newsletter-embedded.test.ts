import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest'
import { createMailchimp } from '../../supabase/local/functions/mailchimp'
import { freshBackend, type TestBackend } from '../helpers/backend-client'

let backend: TestBackend
let log: MockInstance

beforeAll(async () => {
  backend = await freshBackend()
})
beforeEach(async () => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await backend.reset({ seed: false })
})
afterEach(() => vi.restoreAllMocks())

/** Calls the function as the site does and returns its response, also an error. */
async function invoke(email: string, from = backend) {
  const client = from.connect()
  const { data, error } = await client.functions.invoke('subscribe-mailchimp', { body: { email } })
  return error ? { httpStatus: error.context.status, ...(await error.context.json()) } : data
}

it('the embedded newsletter keeps a sign-up in the embedded database', async () => {
  expect(await invoke(' Karen@Eksempel.dk ')).toEqual({ status: 'subscribed' })
  expect(await backend.subscribers()).toEqual([
    {
      email: 'karen@eksempel.dk',
      status: 'subscribed',
      subscribedAt: expect.any(Date),
      confirmationsSent: 0,
    },
  ])
  expect(log).not.toHaveBeenCalled()
})

it('the embedded newsletter answers a second sign-up as the real Mailchimp would let it', async () => {
  await invoke('karen@eksempel.dk')
  expect(await invoke('KAREN@eksempel.dk')).toEqual({
    httpStatus: 409,
    error: 'Email already subscribed',
  })
  expect(await backend.subscribers()).toHaveLength(1)
})

describe('of the demonstration data', () => {
  const member = async (address: string) =>
    (await backend.subscribers()).find(({ email }) => email === address)

  beforeEach(() => backend.reset({ seed: true }))

  it.each(['frameldt', 'arkiveret', 'kunde', 'ubekraeftet'])(
    '%s@eksempel.dk is asked to confirm by mail, each time anew',
    async (name) => {
      const address = `${name}@eksempel.dk`
      expect(await invoke(address)).toEqual({ status: 'pending' })
      expect(await member(address)).toMatchObject({ status: 'pending', confirmationsSent: 1 })
      expect(await invoke(address)).toEqual({ status: 'pending' })
      expect(await member(address)).toMatchObject({ status: 'pending', confirmationsSent: 2 })
    },
  )

  it.each([
    ['tilmeldt', 'Email already subscribed'],
    ['retur', 'Email bounced'],
    ['slettet', 'Email cannot be added here'],
  ])('%s@eksempel.dk is refused, and nothing is changed', async (name, error) => {
    const before = await backend.subscribers()
    expect(await invoke(`${name}@eksempel.dk`)).toEqual({ httpStatus: 409, error })
    expect(await backend.subscribers()).toEqual(before)
  })
})

it.each([
  ['unsubscribed', 'subscribed', 400],
  ['unsubscribed', 'pending', 200],
  ['cleaned', 'subscribed', 400],
  ['cleaned', 'pending', 400],
  ['archived', 'subscribed', 200],
])(
  'the embedded newsletter lets its Mailchimp make %s %s only where the real one does',
  async (before, after, status) => {
    const mailchimp = await createMailchimp(backend.database)
    const put = (change: object) =>
      mailchimp.handle(
        new Request('http://mailchimp/3.0/lists/a/members/1d96c2f13f51f217425325d6ff780220', {
          method: 'PUT',
          body: JSON.stringify({ email_address: 'karen@eksempel.dk', ...change }),
        }),
      )
    await put({ status_if_new: before })
    const response = await put({ status: after })
    expect(response.status).toBe(status)
    if (status === 400) {
      expect(await response.json()).toMatchObject({ title: 'Member In Compliance State' })
    }
  },
)

it('the embedded newsletter refuses what the form and what Mailchimp refuse', async () => {
  expect(await invoke('karen')).toEqual({ httpStatus: 400, error: 'Invalid email' })
  expect(await invoke('karen@')).toEqual({ httpStatus: 400, error: 'Email not accepted' })
  expect(await backend.subscribers()).toEqual([])
})

it('the embedded newsletter counts all callers as one client, whatever their headers, until it is reset', async () => {
  const attempt = (number: number) =>
    backend.send('/functions/v1/subscribe-mailchimp', {
      method: 'POST',
      body: JSON.stringify({ email: `karen${number}@eksempel.dk` }),
      headers: {
        'X-Forwarded-For': `203.0.113.${number}`,
        'CF-Connecting-IP': `203.0.113.${number}`,
      },
    })
  await Promise.all([attempt(1), attempt(2)])
  const clients = await backend.database.asOwner((transaction) =>
    transaction.query('select distinct client_hash from public.newsletter_attempts'),
  )
  expect(clients).toHaveLength(1)

  await backend.reset({ seed: false })
  expect(await backend.subscribers()).toEqual([])
  for (const _ of [1, 2, 3]) expect((await attempt(1)).status).not.toBe(429)
  expect((await attempt(1)).status).toBe(429)
  await backend.reset({ seed: false })
  expect((await attempt(1)).status).toBe(200)
})

it('the embedded newsletter takes calls from pages of its own origin and of the origins set, and from no other', async () => {
  const other = await freshBackend({
    functionsEnv: { SITE_ORIGINS: 'https://www.example.com' },
  })
  const preflight = async (origin: string) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' }
    const response = await other.send('/functions/v1/subscribe-mailchimp', {
      method: 'OPTIONS',
      headers,
    })
    return response.headers.get('Access-Control-Allow-Origin')
  }
  expect(await preflight('http://localhost:54321')).toBe('http://localhost:54321')
  expect(await preflight('https://www.example.com')).toBe('https://www.example.com')
  expect(await preflight('https://evil.example')).toBeNull()
})

it('the embedded newsletter asks the real Mailchimp once there is a key to it', async () => {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { method, url } = new Request(input, init)
    asked.push(`${method} ${url}`)
    return method === 'GET'
      ? Response.json({ title: 'Resource Not Found' }, { status: 404 })
      : Response.json({ status: 'subscribed' })
  })
  const real = await freshBackend({
    functionsEnv: {
      MAILCHIMP_API_KEY: '0123456789abcdef-us21',
      MAILCHIMP_AUDIENCE_ID: 'a1b2c3',
      // Never the project that the developer's own settings may name.
      SUPABASE_URL: 'https://ref.supabase.co',
    },
  })
  expect(await invoke('karen@eksempel.dk', real)).toEqual({ status: 'subscribed' })
  const member =
    'https://us21.api.mailchimp.com/3.0/lists/a1b2c3/members/1d96c2f13f51f217425325d6ff780220'
  expect(asked).toEqual([`GET ${member}?fields=status`, `PUT ${member}`])
  expect(await real.subscribers()).toEqual([])
})

it('the embedded newsletter asks readers to confirm when double opt-in is set', async () => {
  const confirming = await freshBackend({ functionsEnv: { MAILCHIMP_DOUBLE_OPT_IN: 'true' } })
  expect(await invoke('karen@eksempel.dk', confirming)).toEqual({ status: 'pending' })
  expect(await confirming.subscribers()).toMatchObject([
    { status: 'pending', confirmationsSent: 1 },
  ])
})
