import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
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
  const type = 'https://mailchimp.com/developer/marketing/docs/errors/'
  const body = { type, title, status, detail: `${EMAIL} is the trouble.`, instance: '1', ...more }
  return () =>
    Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } })
}

const unknown = problem(404, 'Resource Not Found')

/** A fetch with scripted responses, which records its requests. */
function scriptedFetch(mailchimp: readonly Step[], counting: Step = plain(201)) {
  const steps = [...mailchimp]
  const asked: Request[] = []
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push(request.clone())
    const step = request.url === ATTEMPTS_URL ? counting : steps.shift()
    if (!step) throw new Error(`Not in the script: ${request.url}`)
    return step()
  }
  const attempts = () => asked.filter(({ url }) => url === ATTEMPTS_URL)
  /** The requests that Mailchimp received: method, address and body. */
  const mailchimpCalls = () =>
    Promise.all(
      asked
        .filter(({ url }) => url !== ATTEMPTS_URL)
        .map(async (request) => {
          const text = await request.clone().text()
          return [request.method, request.url, ...(text ? [JSON.parse(text)] : [])]
        }),
    )
  return { fetch, asked, attempts, mailchimpCalls }
}

function post(body: unknown, headers: Record<string, string> = { Origin: SITE }): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Request(FUNCTION_URL, { method: 'POST', body: text, headers })
}

/** Signs up, and returns status and body of the response. */
async function signUp(script: ReturnType<typeof scriptedFetch>, env: Env = ENV) {
  const response = await handler(post({ email: EMAIL }), env, script.fetch)
  return [response.status, await response.json()]
}

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

describe('a sign-up', () => {
  it('a sign-up becomes a subscribed member of the audience', async () => {
    const script = scriptedFetch([unknown, added])
    expect(await signUp(script)).toEqual([200, { status: 'subscribed' }])

    expect(await script.mailchimpCalls()).toEqual([
      ['GET', `${MEMBER_URL}?fields=status`],
      ['PUT', MEMBER_URL, { email_address: EMAIL, status_if_new: 'subscribed' }],
    ])
    for (const { url, headers } of script.asked) {
      if (url === ATTEMPTS_URL) continue
      const credentials = Buffer.from(`apikey:${API_KEY}`).toString('base64')
      expect(headers.get('Authorization')).toBe(`Basic ${credentials}`)
    }
    expect(logged()).toBe('')
  })

  it('a sign-up waits for a confirmation with double opt-in, and says so', async () => {
    const script = scriptedFetch([unknown, member('pending')])
    const answer = await signUp(script, { ...ENV, MAILCHIMP_DOUBLE_OPT_IN: 'true' })
    expect(answer).toEqual([200, { status: 'pending' }])
    expect((await script.mailchimpCalls())[1]).toEqual([
      'PUT',
      MEMBER_URL,
      { email_address: EMAIL, status_if_new: 'pending' },
    ])
  })

  it.each(['true', ' True '])('takes %j for double opt-in', async (setting) => {
    const script = scriptedFetch([unknown, member('pending')])
    expect(await signUp(script, { ...ENV, MAILCHIMP_DOUBLE_OPT_IN: setting })).toEqual([
      200,
      { status: 'pending' },
    ])
  })

  it('a sign-up is refused while it is unclear whether it must be confirmed', async () => {
    const script = scriptedFetch([unknown, added])
    const [status] = await signUp(script, { ...ENV, MAILCHIMP_DOUBLE_OPT_IN: 'ja' })
    expect(status).toBe(503)
    expect(logged()).toContain('MAILCHIMP_DOUBLE_OPT_IN')
    expect(await script.mailchimpCalls()).toEqual([])
  })

  it('a sign-up succeeds when only the response to the first try was lost', async () => {
    const script = scriptedFetch([unknown, plain(502), added])
    expect(await signUp(script)).toEqual([200, { status: 'subscribed' }])
  })

  it('a sign-up is trimmed and in lower case, and carries nothing but the address', async () => {
    const script = scriptedFetch([unknown, added])
    const request = post({ email: '  Karen@Eksempel.DK\n', status: 'cleaned', tags: ['x'] })
    await handler(request, ENV, script.fetch)
    expect((await script.mailchimpCalls())[1]?.[2]).toEqual({
      email_address: 'karen@eksempel.dk',
      status_if_new: 'subscribed',
    })
  })

  it('a sign-up goes to another address of Mailchimp when one is set', async () => {
    const script = scriptedFetch([unknown, added])
    await signUp(script, {
      ...ENV,
      MAILCHIMP_API_KEY: 'k',
      MAILCHIMP_API_URL: 'http://127.0.0.1:9',
    })
    const elsewhere = script.asked.filter(({ url }) =>
      url.startsWith('http://127.0.0.1:9/3.0/lists/a1b2c3/members/'),
    )
    expect(elsewhere).toHaveLength(2)
  })

  it.each([
    ['nothing', ''],
    ['no JSON', 'email=a@b'],
    ['no object', '"a@b"'],
    ['null', 'null'],
    ['no email', {}],
    ['no text', { email: ['a@b'] }],
    ['blanks', { email: ' \t ' }],
    ['no @', { email: 'karen.eksempel.dk' }],
    ['too long an address', { email: `${'a'.repeat(250)}@b.dk` }],
  ])('with %s is refused before anybody is asked', async (_, body) => {
    const response = await handler(post(body), ENV, scriptedFetch([]).fetch)
    expect([response.status, await response.json()]).toEqual([400, { error: 'Invalid email' }])
  })

  it('of more than 4096 bytes is refused, and read no further', async () => {
    let pulled = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(1024))
      },
    })
    const init = { method: 'POST', body: endless, duplex: 'half' }
    const request = new Request(FUNCTION_URL, init)
    const response = await handler(request, ENV, scriptedFetch([]).fetch)
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ error: 'Request body too large' })
    expect(pulled).toBeLessThan(10)
  })
})

describe('an address that the audience knows', () => {
  const READ = ['GET', `${MEMBER_URL}?fields=status`]
  const BECOME_PENDING = [
    'PUT',
    MEMBER_URL,
    { email_address: EMAIL, status: 'pending', status_if_new: 'pending' },
  ]

  it.each(['unsubscribed', 'archived', 'transactional'])(
    'as %s is asked to confirm by mail',
    async (state) => {
      const script = scriptedFetch([member(state), member('pending')])
      expect(await signUp(script)).toEqual([200, { status: 'pending' }])
      expect(await script.mailchimpCalls()).toEqual([READ, BECOME_PENDING])
    },
  )

  it('as pending gets the mail again, for which Mailchimp must see a change of the state', async () => {
    const script = scriptedFetch([member('pending'), member('unsubscribed'), member('pending')])
    expect(await signUp(script)).toEqual([200, { status: 'pending' }])
    expect(await script.mailchimpCalls()).toEqual([
      READ,
      ['PUT', MEMBER_URL, { email_address: EMAIL, status: 'unsubscribed' }],
      BECOME_PENDING,
    ])
  })

  it.each([
    ['subscribed', 'Email already subscribed'],
    ['cleaned', 'Email bounced'],
  ])('as %s is refused and left as it is', async (state, error) => {
    const script = scriptedFetch([member(state)])
    expect(await signUp(script)).toEqual([409, { error }])
    expect(await script.mailchimpCalls()).toEqual([READ])
  })

  it('as unsubscribed is answered as a new one is, with double opt-in', async () => {
    const env = { ...ENV, MAILCHIMP_DOUBLE_OPT_IN: 'true' }
    for (const state of [member('unsubscribed'), unknown]) {
      const answer = await signUp(scriptedFetch([state, member('pending')]), env)
      expect(answer).toEqual([200, { status: 'pending' }])
    }
  })

  it('but does not show, because it is held back, is asked to confirm by mail', async () => {
    const heldBack = problem(400, 'Member In Compliance State')
    const script = scriptedFetch([unknown, heldBack, member('pending')])
    expect(await signUp(script)).toEqual([200, { status: 'pending' }])
    expect((await script.mailchimpCalls())[2]).toEqual(BECOME_PENDING)
  })

  it('and does not even let its owner confirm is refused without the reason', async () => {
    const heldBack = problem(400, 'Member In Compliance State')
    const answer = await signUp(scriptedFetch([member('unsubscribed'), heldBack]))
    expect(answer).toEqual([409, { error: 'Email cannot be added here' }])
  })

  it('because another request has just added it is told what that has made of it', async () => {
    const answer = await signUp(scriptedFetch([unknown, member('pending')]))
    expect(answer).toEqual([200, { status: 'pending' }])
  })

  it('until it is deleted between two requests is asked to confirm by mail', async () => {
    const answer = await signUp(scriptedFetch([member('pending'), unknown, member('pending')]))
    expect(answer).toEqual([200, { status: 'pending' }])
  })
})

describe('an error of Mailchimp', () => {
  const NOT_HERE = 'Email cannot be added here'
  const REFUSED = 'The newsletter service refused the request'

  it.each([
    ['a member deleted for good', problem(400, 'Forgotten Email Not Subscribed'), 409, NOT_HERE],
    ['a fake address', problem(400, 'Invalid Resource'), 400, 'Email not accepted'],
    [
      'a bad address',
      problem(400, 'Invalid Resource', { errors: [{ field: 'email_address', message: EMAIL }] }),
      400,
      'Email not accepted',
    ],
    [
      'an audience with required fields',
      problem(400, 'Invalid Resource', { errors: [{ field: 'FNAME', message: 'Enter a value' }] }),
      502,
      REFUSED,
    ],
    ['a wrong key', problem(401, 'API Key Invalid'), 502, REFUSED],
    ['a disabled account', problem(403, 'Compliance Related'), 502, REFUSED],
    ['an unknown audience', problem(404, 'Resource Not Found'), 502, REFUSED],
    ['something new', problem(400, EMAIL), 502, REFUSED],
    ['success without JSON', plain(200), 502, REFUSED],
    ['a state that was not asked for', member('cleaned'), 502, REFUSED],
  ])('over %s is worded without its internals', async (_, step, status, error) => {
    expect(await signUp(scriptedFetch([unknown, step]))).toEqual([status, { error }])
    expect(await signUp(scriptedFetch([member('archived'), step]))).toEqual([status, { error }])
  })

  it('an error of Mailchimp that is transient is retried', async () => {
    const steps = [problem(429, 'Too Many Requests'), plain(500), plain(503)]
    const answers = steps.flatMap((step) => [
      signUp(scriptedFetch([step, unknown, added])),
      signUp(scriptedFetch([unknown, step, added])),
    ])
    for (const answer of answers) expect(await answer).toEqual([200, { status: 'subscribed' }])
  })

  it.each([
    [429, 503, 'The newsletter service is busy, try again later'],
    [500, 502, REFUSED],
    [503, 502, REFUSED],
  ])('%i that stays is answered with %i after one more try', async (theirs, ours, error) => {
    const script = scriptedFetch([plain(theirs), plain(theirs)])
    expect(await signUp(script)).toEqual([ours, { error }])
    expect(await script.mailchimpCalls()).toHaveLength(2)
    expect(logged()).toContain(String(theirs))
  })

  it('an error of Mailchimp is not waited for longer than eight seconds', async () => {
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
    expect(response.status).toBe(504)
    expect(await response.json()).toEqual({ error: 'The newsletter service did not answer' })
    expect(limits).toContain(8000)
  })

  it('may also be that it cannot be reached', async () => {
    const failing = () => Promise.reject(new TypeError(`fetch failed for ${EMAIL}`))
    const answer = await signUp(scriptedFetch([failing]))
    expect(answer).toEqual([502, { error: 'The newsletter service did not answer' }])
  })
})

describe('every attempt', () => {
  it('every attempt is counted under hashes that show neither e-mail address nor client', async () => {
    const hashes: unknown[] = []
    for (const key of ['service-role-key', 'another-key']) {
      const script = scriptedFetch([unknown, added])
      await handler(
        post({ email: EMAIL }, { 'X-Forwarded-For': '203.0.113.7' }),
        { ...ENV, SUPABASE_SERVICE_ROLE_KEY: key },
        script.fetch,
      )
      const [request] = script.attempts()
      expect(request?.headers.get('apikey')).toBe(key)
      expect(request?.headers.get('Authorization')).toBe(`Bearer ${key}`)
      const row = await request?.json()
      expect(row).toEqual({
        address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        client_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      })
      hashes.push(row.address_hash, row.client_hash)
    }
    expect(new Set(hashes).size).toBe(4)
  })

  it('every attempt uses the newer secret key where the project has one', async () => {
    const script = scriptedFetch([unknown, added])
    await signUp(script, { ...ENV, SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}' })
    expect(script.attempts()[0]?.headers.get('apikey')).toBe('sb_secret_x')
  })

  it('every attempt counts a whole IPv6 connection as one client', async () => {
    const hashOf = async (address: string) => {
      const script = scriptedFetch([unknown, added])
      await handler(post({ email: EMAIL }, { 'CF-Connecting-IP': address }), ENV, script.fetch)
      const row = await script.attempts()[0]?.json()
      return row.client_hash
    }
    const home = await hashOf('2001:db8:0:7::1')
    expect(await hashOf('2001:DB8::7:a:b:c:d')).toBe(home)
    expect(await hashOf('2001:0db8:0000:0007:ffff:1:2:3')).toBe(home)
    expect(await hashOf('2001:db8:0:8::1')).not.toBe(home)
    expect(await hashOf('::ffff:203.0.113.7')).toBe(await hashOf('203.0.113.7'))
  })

  it.each([
    ['the address that Cloudflare saw', '198.51.100.1', { 'CF-Connecting-IP': '198.51.100.1' }],
    ['the first that was forwarded', '203.0.113.7', {}],
  ])('every attempt knows the client by %s', async (_, address, more) => {
    const forwarded = { 'X-Forwarded-For': '203.0.113.7, 192.0.2.1' }
    const hashOf = async (headers: Record<string, string>) => {
      const script = scriptedFetch([unknown, added])
      await handler(post({ email: EMAIL }, headers), ENV, script.fetch)
      const row = await script.attempts()[0]?.json()
      return row.client_hash
    }
    expect(await hashOf({ ...forwarded, ...more })).toBe(
      await hashOf({ 'X-Forwarded-For': address }),
    )
  })

  it('over the limit is refused with the time to wait, and Mailchimp is not asked', async () => {
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

  it('every attempt that cannot be counted is refused', async () => {
    const fail = () => Promise.reject(new TypeError('fetch failed'))
    for (const counting of [plain(401), plain(404), plain(500), fail]) {
      const answer = await signUp(scriptedFetch([], counting))
      expect(answer).toEqual([503, { error: 'The newsletter is not available right now' }])
    }
    expect(logged()).toContain('404')
  })
})

describe('a missing setting', () => {
  it.each([
    'MAILCHIMP_API_KEY',
    'MAILCHIMP_AUDIENCE_ID',
    'SITE_ORIGINS',
    'SUPABASE_URL',
    'SUPABASE_SERVICE_ROLE_KEY',
  ])('%s is named in the log, and only there', async (name) => {
    for (const value of [undefined, '']) {
      const answer = await signUp(scriptedFetch([]), { ...ENV, [name]: value })
      expect(answer).toEqual([503, { error: 'The newsletter is not set up' }])
      expect(logged()).toContain(name)
    }
  })

  it('may be the data centre in the key', async () => {
    for (const key of ['0123456789abcdef', 'a-us21.evil.example/', 'a@evil.example/-us21']) {
      const [status] = await signUp(scriptedFetch([]), { ...ENV, MAILCHIMP_API_KEY: key })
      expect(status).toBe(503)
      expect(logged()).toContain('data centre')
      expect(logged()).not.toContain(key)
    }
  })
})

describe('a browser', () => {
  const ask = (method: string, headers: Record<string, string>, env: Env = ENV) =>
    handler(new Request(FUNCTION_URL, { method, headers }), env, scriptedFetch([]).fetch)

  it.each([SITE, 'http://localhost:5173'])('may call from %s', async (origin) => {
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

  it.each(['https://evil.example', 'https://www.example.com.evil.example', 'null', `${SITE}:8443`])(
    'may not call from %s',
    async (origin) => {
      const preflight = await ask('OPTIONS', { Origin: origin })
      expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull()

      const request = post({ email: EMAIL }, { Origin: origin })
      const response = await handler(request, ENV, scriptedFetch([]).fetch)
      expect([response.status, await response.json()]).toEqual([
        403,
        { error: 'Origin not allowed' },
      ])
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    },
  )

  it('a browser can read every error', async () => {
    const answers = [
      await handler(post('{'), ENV, scriptedFetch([]).fetch),
      await handler(post({ email: EMAIL }), ENV, scriptedFetch([], plain(429)).fetch),
      await handler(post({ email: EMAIL }), ENV, scriptedFetch([plain(401)]).fetch),
      await handler(
        post({ email: EMAIL }),
        { ...ENV, MAILCHIMP_API_KEY: '' },
        scriptedFetch([]).fetch,
      ),
      await ask('GET', { Origin: SITE }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 429, 502, 503, 405])
    for (const { headers } of answers) {
      expect(headers.get('Access-Control-Allow-Origin')).toBe(SITE)
      expect(headers.get('Content-Type')).toBe('application/json')
    }
  })

  it('a browser learns from the log why its preflight fails when no origin is set', async () => {
    await ask('OPTIONS', { Origin: SITE }, { ...ENV, SITE_ORIGINS: undefined })
    expect(logged()).toContain('SITE_ORIGINS')
  })

  it('a browser is not the only caller: without an origin a call passes', async () => {
    const response = await handler(
      post({ email: EMAIL }, {}),
      ENV,
      scriptedFetch([unknown, added]).fetch,
    )
    expect(response.status).toBe(200)
  })
})

it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('answers %s with 405', async (method) => {
  const request = new Request(FUNCTION_URL, { method })
  const response = await handler(request, ENV, scriptedFetch([]).fetch)
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('POST, OPTIONS')
})
