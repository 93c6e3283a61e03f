import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { handler } from '../../supabase/functions/subscribe-mailchimp/handler'

const SITE = 'https://www.example.com'
const FUNCTION_URL = 'https://ref.supabase.co/functions/v1/subscribe-mailchimp'
const API_KEY = '0123456789abcdef0123456789abcdef-us21'
const EMAIL = 'karen.margrethe@eksempel.dk'

const ENV = {
  MAILCHIMP_API_KEY: API_KEY,
  MAILCHIMP_AUDIENCE_ID: 'a1b2c3',
  SITE_ORIGINS: `${SITE}, http://localhost:5173/`,
  SUPABASE_URL: 'https://ref.supabase.co',
  SUPABASE_SERVICE_ROLE_KEY: 'service-role-key',
}

type Env = Record<string, string | undefined>
type Step = () => Response | Promise<Response>

/** EMAIL as Mailchimp knows it: the MD5 of the address in lower case. */
const MEMBER_URL =
  'https://us21.api.mailchimp.com/3.0/lists/a1b2c3/members/bc59693b5c6cfe463646ec88463ab1fd'
const ATTEMPTS_URL = 'https://ref.supabase.co/rest/v1/newsletter_attempts'

const member = (status: string) => () => Response.json({ email_address: EMAIL, status })
const added = member('subscribed')
const plain = (status: number) => () => new Response('<html>', { status })

/** An error as Mailchimp words it; most repeat the address. */
function problem(status: number, title: string, more: object = {}): Step {
  return () => Response.json({ title, status, detail: `About ${EMAIL}`, ...more }, { status })
}

const unknown = problem(404, 'Resource Not Found')

/** A fetch with scripted responses of Mailchimp, which records its requests. */
function scriptedFetch(mailchimp: readonly Step[], counting: Step = plain(201)) {
  const steps = [...mailchimp]
  const attempts: { key: string | null; row: Record<string, string> }[] = []
  const authorizations = new Set<string | null>()
  /** Method, address and body. */
  const calls: unknown[][] = []
  async function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const { method, url, headers } = new Request(input, init)
    const body = init?.body ? [JSON.parse(String(init.body))] : []
    if (init?.body) expect(headers.get('Content-Type')).toBe('application/json')
    if (url === ATTEMPTS_URL) {
      const key = headers.get('apikey')
      expect(headers.get('Authorization')).toBe(`Bearer ${key}`)
      attempts.push({ key, row: body[0] })
      return counting()
    }
    calls.push([method, url, ...body])
    authorizations.add(headers.get('Authorization'))
    const step = steps.shift()
    if (!step) throw new Error(`Not in the script: ${url}`)
    return step()
  }
  return { fetch, attempts, authorizations, calls }
}

function post(body: unknown, headers: Record<string, string> = { Origin: SITE }): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Request(FUNCTION_URL, { method: 'POST', body: text, headers })
}

/** The status and the body of the response. */
async function outcome(request: Request, script = scriptedFetch([]), env: Env = ENV) {
  const response = await handler(request, env, script.fetch)
  return [response.status, await response.json()]
}

const signUp = (script: ReturnType<typeof scriptedFetch>, env: Env = ENV) =>
  outcome(post({ email: EMAIL }), script, env)

let spies: MockInstance[]

/** All that the function has logged since the test began. */
const logged = () => spies.flatMap((spy) => spy.mock.calls).join('\n')

beforeEach(() => {
  const levels = ['error', 'warn', 'info', 'log', 'debug'] as const
  spies = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => {}))
})
afterEach(() => {
  for (const secret of [EMAIL, API_KEY, 'service-role-key']) {
    expect(logged()).not.toContain(secret)
  }
  vi.restoreAllMocks()
})

it('a sign-up becomes a subscribed member of the audience, by its address alone', async () => {
  const script = scriptedFetch([unknown, added])
  const request = post({ email: ` ${EMAIL.toUpperCase()}\n`, status: 'cleaned', tags: ['x'] })
  expect(await outcome(request, script)).toEqual([200, { status: 'subscribed' }])

  expect(script.calls).toEqual([
    ['GET', `${MEMBER_URL}?fields=status`],
    ['PUT', MEMBER_URL, { email_address: EMAIL, status_if_new: 'subscribed' }],
  ])
  const credentials = Buffer.from(`apikey:${API_KEY}`).toString('base64')
  expect(script.authorizations).toEqual(new Set([`Basic ${credentials}`]))
  expect(logged()).toBe('')
})

it.each([
  ['true', 'pending'],
  [' True ', 'pending'],
  ['false', 'subscribed'],
  ['', 'subscribed'],
])('where double opt-in is %j, a new address is %s', async (setting, status) => {
  const script = scriptedFetch([unknown, member(status)])
  const response = await signUp(script, { ...ENV, MAILCHIMP_DOUBLE_OPT_IN: setting })
  expect(response).toEqual([200, { status }])
  const change = { email_address: EMAIL, status_if_new: status }
  expect(script.calls[1]).toEqual(['PUT', MEMBER_URL, change])
})

it('a sign-up is refused while it is unclear whether it must be confirmed', async () => {
  const script = scriptedFetch([unknown, added])
  const [status] = await signUp(script, { ...ENV, MAILCHIMP_DOUBLE_OPT_IN: 'ja' })
  expect(status).toBe(503)
  expect(logged()).toContain('MAILCHIMP_DOUBLE_OPT_IN')
  expect(script.calls).toEqual([])
})

it('a sign-up without a valid address is refused before Mailchimp is asked', async () => {
  for (const body of [
    ...[undefined, '', 'email=a@b', '"a@b"', 'null'],
    ...[undefined, ['a@b'], ' \t ', 'karen.eksempel.dk', `${'a'.repeat(250)}@b.dk`].map(
      (email) => ({ email }),
    ),
  ]) {
    expect(await outcome(post(body))).toEqual([400, { error: 'Invalid email' }])
  }
})

/** A sign-up whose body comes in pieces. */
function postPieces(pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void) {
  const init = { method: 'POST', body: new ReadableStream({ pull }), duplex: 'half' }
  return new Request(FUNCTION_URL, init)
}

it('the longest address, in the largest body, is read whatever the pieces cut through', async () => {
  const email = `${'å'.repeat(249)}@b.dk`
  const text = JSON.stringify({ email })
  const space = ' '.repeat(4096 - Buffer.byteLength(text))
  const bytes = Buffer.from(text + space).values()
  const request = postPieces((controller) => {
    const { value, done } = bytes.next()
    if (done) controller.close()
    else controller.enqueue(Uint8Array.of(value))
  })
  const script = scriptedFetch([unknown, added])
  expect(await outcome(request, script)).toEqual([200, { status: 'subscribed' }])
  expect(script.calls[1]?.[2]).toMatchObject({ email_address: email })
})

it('a sign-up that breaks off fails, and the log has the kind of error alone', async () => {
  const request = postPieces((controller) => controller.error(new TypeError(EMAIL)))
  expect(await outcome(request)).toEqual([500, { error: 'Something went wrong' }])
  expect(logged()).toBe('Newsletter: TypeError')
})

it('a sign-up of more than 4096 bytes is refused, and read no further', async () => {
  let pulled = 0
  const request = postPieces((controller) => {
    pulled += 1
    controller.enqueue(new Uint8Array(1024))
  })
  expect(await outcome(request)).toEqual([413, { error: 'Request body too large' }])
  expect(pulled).toBeLessThan(10)
})

const READ = ['GET', `${MEMBER_URL}?fields=status`]
const put = (change: object) => ['PUT', MEMBER_URL, { email_address: EMAIL, ...change }]
const BECOME_PENDING = put({ status: 'pending', status_if_new: 'pending' })
const heldBack = problem(400, 'Member In Compliance State')
const NOT_HERE = 'Email cannot be added here'

it.each<[string, Step[], unknown[]]>([
  ['unsubscribed', [member('unsubscribed')], [READ]],
  ['archived', [member('archived')], [READ]],
  ['transactional', [member('transactional')], [READ]],
  // Mailchimp sends the mail again only when it sees a change of the status.
  ['pending', [member('pending'), member('unsubscribed')], [READ, put({ status: 'unsubscribed' })]],
  ['held back, not shown', [unknown, heldBack], [READ, put({ status_if_new: 'subscribed' })]],
])('an address known as %s gets a mail to confirm', async (_state, steps, calls) => {
  const script = scriptedFetch([...steps, member('pending')])
  expect(await signUp(script)).toEqual([200, { status: 'pending' }])
  expect(script.calls).toEqual([...calls, BECOME_PENDING])
})

const unreachable = () => Promise.reject(new TypeError(`fetch failed for ${EMAIL}`))
const UNSUBSCRIBE = put({ status: 'unsubscribed' })

it.each([
  ['cannot be reached', [unreachable]],
  ['is overloaded', [plain(503), plain(503)]],
])(
  'a pending member is made pending at once where Mailchimp %s after it was unsubscribed, and the log says so',
  async (_cause, failures) => {
    const steps = [member('pending'), member('unsubscribed'), ...failures, member('pending')]
    const script = scriptedFetch(steps)
    expect(await signUp(script)).toEqual([200, { status: 'pending' }])
    const attempts = [...failures, 'at once'].map(() => BECOME_PENDING)
    expect(script.calls).toEqual([READ, UNSUBSCRIBE, ...attempts])
    expect(logged()).toMatch(/may have been unsubscribed[\s\S]*is pending again/)
  },
)

it.each([
  ['perhaps was unsubscribed is made pending, and', [unreachable, member('pending')]],
  ['stayed unsubscribed', [member('unsubscribed'), unreachable, unreachable]],
])('a pending member that %s is asked to try again', async (_what, steps) => {
  const script = scriptedFetch([member('pending'), ...steps])
  const error = 'The newsletter service did not respond'
  expect(await signUp(script)).toEqual([502, { error }])
  const changes = steps.map((_, index) => (index === 0 ? UNSUBSCRIBE : BECOME_PENDING))
  expect(script.calls).toEqual([READ, ...changes])
})

it.each([
  ['subscribed', 'Email already subscribed'],
  ['cleaned', 'Email bounced'],
])('an address known as %s is refused and left as it is', async (state, error) => {
  const script = scriptedFetch([member(state)])
  expect(await signUp(script)).toEqual([409, { error }])
  expect(script.calls).toEqual([READ])
})

it('an address that Mailchimp does not even let its owner confirm is refused without the reason', async () => {
  const response = await signUp(scriptedFetch([member('unsubscribed'), heldBack]))
  expect(response).toEqual([409, { error: NOT_HERE }])
})

const REFUSED = 'The newsletter service refused the request'
const BUSY = `${EMAIL} has signed up to a lot of lists very recently; we're not allowing more signups for now`
const TOO_OFTEN = 'Email signed up too often'
const invalid = (...fields: string[]) =>
  problem(400, 'Invalid Resource', {
    errors: fields.map((field) => ({ field, message: EMAIL })),
  })
const forbidden = () => Response.json({ status: 'subscribed' }, { status: 403 })

it.each([
  ['a member deleted for good', problem(400, 'Forgotten Email Not Subscribed'), 409, NOT_HERE],
  ['a fake address', problem(400, 'Invalid Resource'), 400, 'Email not accepted'],
  ['an address without a reason', invalid(), 400, 'Email not accepted'],
  ['a bad address', invalid('FNAME', 'email_address'), 400, 'Email not accepted'],
  ['many sign-ups elsewhere', problem(400, 'Invalid Resource', { detail: BUSY }), 409, TOO_OFTEN],
  ['an audience with required fields', invalid('FNAME'), 502, REFUSED],
  ['a wrong key', problem(401, 'API Key Invalid'), 502, REFUSED],
  ['an unknown audience', problem(404, 'Resource Not Found'), 502, REFUSED],
  ['something new', problem(400, EMAIL), 502, REFUSED],
  ['success without JSON', plain(200), 502, REFUSED],
  ['a refusal with the status of a member', forbidden, 502, REFUSED],
  ['a status that was not asked for', member('cleaned'), 502, REFUSED],
])(
  'an error of Mailchimp over %s is worded without its internals',
  async (_, step, status, error) => {
    expect(await signUp(scriptedFetch([unknown, step]))).toEqual([status, { error }])
    expect(await signUp(scriptedFetch([member('archived'), step]))).toEqual([status, { error }])
  },
)

it.each([
  ['a wrong key', problem(401, 'API Key Invalid')],
  ['no JSON', plain(200)],
  ['a number as its status', () => Response.json({ status: 7 })],
  ['a refusal', forbidden],
])('a member that is read as %s is left as it is', async (_what, step) => {
  const script = scriptedFetch([step])
  expect(await signUp(script)).toEqual([502, { error: REFUSED }])
  expect(script.calls).toEqual([READ])
})

it('an error of Mailchimp that is transient is retried', async () => {
  const steps = [problem(429, 'Too Many Requests'), plain(500), plain(503)]
  const responses = steps.flatMap((step) => [
    signUp(scriptedFetch([step, unknown, added])),
    signUp(scriptedFetch([unknown, step, added])),
  ])
  for (const response of responses) expect(await response).toEqual([200, { status: 'subscribed' }])
})

it.each([
  [429, 503, 'The newsletter service is busy, try again later'],
  [503, 502, REFUSED],
])(
  'an error %i of Mailchimp that stays becomes %i after one retry',
  async (theirs, ours, error) => {
    const script = scriptedFetch([plain(theirs), plain(theirs)])
    expect(await signUp(script)).toEqual([ours, { error }])
    expect(script.calls).toHaveLength(2)
    expect(logged()).toContain(String(theirs))
  },
)

it('a Mailchimp that is silent for eight seconds, or cannot be reached, did not respond', async () => {
  const limits: number[] = []
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds)
    return timeout(20)
  })
  const silent = (_: string | URL | Request, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  const script = scriptedFetch([])
  const fetch: typeof globalThis.fetch = (input, init) =>
    input === ATTEMPTS_URL ? script.fetch(input, init) : silent(input, init)
  const response = await handler(post({ email: EMAIL }), ENV, fetch)
  const error = 'The newsletter service did not respond'
  expect([response.status, await response.json()]).toEqual([504, { error }])
  expect(limits).toContain(8000)
  expect(logged()).toContain('no response from Mailchimp')

  vi.mocked(AbortSignal.timeout).mockRestore()
  expect(await signUp(scriptedFetch([unreachable]))).toEqual([502, { error }])
  expect(logged()).toContain('cannot reach Mailchimp')
})

/** The row that an attempt adds, and with which key. */
async function attemptOf(headers: Record<string, string>, env: Env = ENV, email = EMAIL) {
  const script = scriptedFetch([unknown, added])
  await handler(post({ email }, headers), env, script.fetch)
  const [attempt] = script.attempts
  if (!attempt) throw new Error('The attempt was not counted')
  return attempt
}

it('an attempt is counted under hashes that show neither e-mail address nor client', async () => {
  const hashes: unknown[] = []
  for (const key of ['service-role-key', 'another-key']) {
    for (const number of [7, 8]) {
      const env = { ...ENV, SUPABASE_SERVICE_ROLE_KEY: key }
      const client = { 'X-Forwarded-For': `203.0.113.${number}` }
      const attempt = await attemptOf(client, env, `karen${number}@eksempel.dk`)
      expect(attempt.key).toBe(key)
      expect(attempt.row).toEqual({
        address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        client_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      })
      hashes.push(attempt.row.address_hash, attempt.row.client_hash)
    }
  }
  expect(new Set(hashes).size).toBe(8)
})

it.each([
  ['{"default":"sb_secret_x"}', 'sb_secret_x'],
  ['{}', 'service-role-key'],
  ['sb_secret_x', 'service-role-key'],
])('an attempt is counted under the newer keys %s with the key %s', async (keys, key) => {
  expect((await attemptOf({}, { ...ENV, SUPABASE_SECRET_KEYS: keys })).key).toBe(key)
})

const clientOf = async (headers: Record<string, string>) =>
  (await attemptOf(headers)).row.client_hash
const clientAt = (address: string) => clientOf({ 'CF-Connecting-IP': address })

it('a client is known by the address that Cloudflare saw, or else the first that was forwarded', async () => {
  const forwarded = { 'X-Forwarded-For': '203.0.113.7 , 192.0.2.1' }
  expect(await clientOf(forwarded)).toBe(await clientAt('203.0.113.7'))
  expect(await clientOf({ ...forwarded, 'CF-Connecting-IP': '198.51.100.1' })).toBe(
    await clientAt('198.51.100.1'),
  )
  const unknownClient = await clientOf({})
  expect(await clientOf({ 'X-Forwarded-For': '' })).toBe(unknownClient)
  expect(await clientOf(forwarded)).not.toBe(unknownClient)
})

it.each([
  ['2001:db8:0:7::1', ['2001:DB8::7:a:b:c:d', '2001:0db8:0000:0007:ffff:1:2:3', '2001:db8:0:7::']],
  ['2001:db8::1', ['2001:db8:0:0:0:0:0:1', '2001:db8::ffff:203.0.113.7']],
  ['::1', ['0:0:0:0:0:0:0:2', '::']],
  ['203.0.113.70', ['::ffff:203.0.113.70', '::FFFF:203.0.113.70']],
])(
  'the network of %s counts as one client, however its addresses are written',
  async (address, others) => {
    const client = await clientAt(address)
    for (const other of others) expect(await clientAt(other), other).toBe(client)
  },
)

it('two networks count as two clients, however alike their addresses are', async () => {
  const addresses = [
    ...['2001:db8:0:7::1', '2001:db8:0:8::1', '2001:db8:7::1', '2001:db80:0:7::1', '2001:db:87::1'],
    ...['203.0.113.7', '203.0.113.70', '::ffff:203.0.113.8', '::203.0.113.7'],
  ]
  const clients = new Set<unknown>()
  for (const address of addresses) clients.add(await clientAt(address))
  expect(clients.size).toBe(addresses.length)
})

it('an attempt over the limit is refused with the time to wait, and Mailchimp is not asked', async () => {
  const details = (text: string | null) => () =>
    Response.json({ code: 'PT429', details: text }, { status: 429 })
  for (const [refusal, retryAfter] of [
    [details('754'), '754'],
    [details(null), null],
    [plain(429), null],
  ] as const) {
    const response = await handler(post({ email: EMAIL }), ENV, scriptedFetch([], refusal).fetch)
    expect(response.status).toBe(429)
    expect(await response.json()).toEqual({ error: 'Too many attempts, try again later' })
    expect(response.headers.get('Retry-After')).toBe(retryAfter)
    // Without this a browser hides the header from the page.
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After')
  }
})

it('an attempt that cannot be counted is refused', async () => {
  const fail = () => Promise.reject(new TypeError('fetch failed'))
  for (const counting of [plain(404), plain(500), fail]) {
    const response = await signUp(scriptedFetch([], counting))
    expect(response).toEqual([503, { error: 'The newsletter is not available right now' }])
  }
  expect(logged()).toContain('404')
})

it.each([
  'MAILCHIMP_API_KEY',
  'MAILCHIMP_AUDIENCE_ID',
  'SITE_ORIGINS',
  'SUPABASE_URL',
  'SUPABASE_SERVICE_ROLE_KEY',
])('the missing setting %s is named in the log, and only there', async (name) => {
  for (const value of [undefined, '']) {
    const response = await signUp(scriptedFetch([]), { ...ENV, [name]: value })
    expect(response).toEqual([503, { error: 'The newsletter is not set up' }])
    expect(logged()).toContain(name)
  }
})

it('all missing settings are named in the log, and no other', async () => {
  const missing = { MAILCHIMP_AUDIENCE_ID: '', SUPABASE_URL: '' }
  await signUp(scriptedFetch([]), { ...ENV, ...missing })
  expect(logged()).toMatch(/missing MAILCHIMP_AUDIENCE_ID, SUPABASE_URL$/)
})

it('a key without a data centre is refused, and not logged', async () => {
  for (const key of ['0123456789abcdef', 'a-us21.evil.example/', 'a@evil/b-us21', 'b-us']) {
    const [status] = await signUp(scriptedFetch([]), { ...ENV, MAILCHIMP_API_KEY: key })
    expect(status).toBe(503)
    expect(logged()).toContain('data centre')
    expect(logged()).not.toContain(key)
  }
})

const ask = (method: string, headers: Record<string, string>) =>
  handler(new Request(FUNCTION_URL, { method, headers }), ENV, scriptedFetch([]).fetch)

it.each([SITE, 'http://localhost:5173'])('a page of %s may call the function', async (origin) => {
  const preflight = await ask('OPTIONS', { Origin: origin })
  expect(preflight.status).toBe(204)
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
    vary: 'Origin',
  })
  const request = post({ email: EMAIL }, { Origin: origin })
  const response = await handler(request, ENV, scriptedFetch([unknown, added]).fetch)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin)
})

it('a page of another origin may not call the function', async () => {
  for (const Origin of ['https://www.example.com.evil.example', 'null', `${SITE}:8443`]) {
    const preflight = await ask('OPTIONS', { Origin })
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull()
    const request = post({ email: EMAIL }, { Origin })
    const response = await handler(request, ENV, scriptedFetch([]).fetch)
    const body = { error: 'Origin not allowed' }
    expect([response.status, await response.json()]).toEqual([403, body])
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(response.headers.get('Allow')).toBeNull()
  }
})

it('a program that is no browser signs up without the headers for pages', async () => {
  const request = post({ email: EMAIL }, {})
  const { status, headers } = await handler(request, ENV, scriptedFetch([unknown, added]).fetch)
  expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([200, null])
})

it('a page of the site can read an error, such as that of another method', async () => {
  const { status, headers } = await ask('GET', { Origin: SITE })
  expect([status, headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
  expect(headers.get('Access-Control-Allow-Origin')).toBe(SITE)
})
