import { afterEach, beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
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

it('an address without a function is not found', async () => {
  for (const name of ['nothing', '..', '%2e%2e', 'course-calendar%2fhandler', '', '_shared\\..']) {
    const response = await backend.send(`/functions/v1/${name}`, { method: 'POST' })
    expect(response.status, name).toBe(404)
  }
})

it('a function that is not public gets a 501', async () => {
  const guarded = await freshBackend({ settings: { publicFunctions: [] } })
  const response = await guarded.send('/functions/v1/course-calendar')
  expect([response.status, (await response.json()).code]).toEqual([501, 'LOCAL501'])
})

it('a function that throws gets a 500 without its request in the log, and one that does not load every time with the reason', async () => {
  const failing = await freshBackend({
    functionsDir: 'tests/supabase/fixtures/functions',
    settings: { publicFunctions: ['broken', 'failing'] },
  })
  const body = 'anna@example.com'
  const response = await failing.send('/functions/v1/failing', { method: 'POST', body })
  expect(response.status).toBe(500)
  expect(log).toHaveBeenCalledOnce()
  expect(String(log.mock.calls)).not.toContain('anna@example.com')

  for (let call = 0; call < 2; call++) {
    expect((await failing.send('/functions/v1/broken')).status).toBe(500)
  }
  expect(String(log.mock.calls[1])).toContain('This function does not start')
})

/** Calls the function as the site does and returns its response, also an error. */
async function invoke(email: string, from = backend) {
  const client = from.connect()
  const { data, error } = await client.functions.invoke('subscribe-mailchimp', { body: { email } })
  return error ? { httpStatus: error.context.status, ...(await error.context.json()) } : data
}

const refused = (error: string) => ({ httpStatus: 409, error })

it('the demonstration has an address for each response that the newsletter can get', async () => {
  await backend.reset({ seed: true })
  for (const [name, response] of [
    ['frameldt', { status: 'pending' }],
    ['arkiveret', { status: 'pending' }],
    ['kunde', { status: 'pending' }],
    ['ubekraeftet', { status: 'pending' }],
    ['tilmeldt', refused('Email already subscribed')],
    ['retur', refused('Email bounced')],
    ['slettet', refused('Email cannot be added here')],
    ['mange', refused('Email signed up too often')],
  ] as const) {
    expect(await invoke(`${name}@eksempel.dk`), name).toEqual(response)
  }
})

it('the embedded newsletter counts all callers as one client, regardless of their headers', async () => {
  for (const client of ['203.0.113.1', '203.0.113.2']) {
    await backend.send('/functions/v1/subscribe-mailchimp', {
      method: 'POST',
      body: JSON.stringify({ email: 'karen@eksempel.dk' }),
      headers: { 'X-Forwarded-For': client, 'CF-Connecting-IP': client },
    })
  }
  const clients = await backend.asOwner('select distinct client_hash from newsletter_attempts')
  expect(clients).toHaveLength(1)
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
