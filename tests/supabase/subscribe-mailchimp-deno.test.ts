// The function as Supabase runs it: index.ts in Deno, with the permissions it needs and no others,
// against a REST API and a Mailchimp that it can only reach over HTTP.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { freshBackend, type TestBackend } from '../helpers/backend-client'
import { type DenoFunction, type DenoInstance, denoFunction, serve } from '../helpers/deno-function'

const SITE = 'https://www.example.com'
const EMAIL = 'karen.margrethe@eksempel.dk'
const API_KEY = '0123456789abcdef0123456789abcdef-us21'

let subscribe: DenoFunction
let backend: TestBackend
let server: Awaited<ReturnType<typeof serve>>
let instance: DenoInstance
/** The responses of Mailchimp, in order. */
let mailchimp: (() => Response)[]
let asked: { call: string; authorization: string | null; body: unknown }[]

/** EMAIL as Mailchimp knows it: the MD5 of the address in lower case. */
const MEMBER_PATH = '/3.0/lists/a1b2c3/members/bc59693b5c6cfe463646ec88463ab1fd'

const unknown = () => Response.json({ title: 'Resource Not Found', status: 404 }, { status: 404 })
const added = () => Response.json({ status: 'subscribed' })

async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/supabase/')) return backend.fetch(request)
  const authorization = request.headers.get('Authorization')
  const text = await request.text()
  const body: unknown = text && JSON.parse(text)
  asked.push({ call: `${request.method} ${pathname}`, authorization, body })
  return mailchimp.shift()?.() ?? new Response('Not in the script', { status: 418 })
}

async function signUp(email: string): Promise<unknown[]> {
  const response = await fetch(instance.url, {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: { Origin: SITE, 'Content-Type': 'application/json' },
  })
  return [response.status, await response.json()]
}

beforeAll(async () => {
  subscribe = await denoFunction('subscribe-mailchimp')
  backend = await freshBackend()
  server = await serve(respond)
  instance = await subscribe.start({
    MAILCHIMP_API_KEY: API_KEY,
    MAILCHIMP_AUDIENCE_ID: 'a1b2c3',
    MAILCHIMP_API_URL: server.origin,
    SITE_ORIGINS: SITE,
    SUPABASE_URL: `${server.origin}/supabase`,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.keys.secretKey }),
  })
})
beforeEach(async () => {
  mailchimp = []
  asked = []
  await backend.reset({ seed: false })
})
afterEach(() => {
  for (const secret of [EMAIL, API_KEY, backend.keys.secretKey]) {
    expect(instance.output().toLowerCase()).not.toContain(secret.toLowerCase())
  }
})
afterAll(async () => {
  await instance?.stop()
  server.close()
  await subscribe.close()
})

it('the function in Deno satisfies the compiler of Deno', async () => {
  await subscribe.check()
})

it('the function in Deno signs up, and responds to the preflight before', async () => {
  const preflight = await fetch(instance.url, {
    method: 'OPTIONS',
    headers: { Origin: SITE, 'Access-Control-Request-Method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(SITE)

  mailchimp = [unknown, added]
  expect(await signUp(` ${EMAIL.toUpperCase()} `)).toEqual([200, { status: 'subscribed' }])
  const authorization = `Basic ${Buffer.from(`apikey:${API_KEY}`).toString('base64')}`
  expect(asked).toEqual([
    { call: `GET ${MEMBER_PATH}`, authorization, body: '' },
    {
      call: `PUT ${MEMBER_PATH}`,
      authorization,
      body: { email_address: EMAIL, status_if_new: 'subscribed' },
    },
  ])
})

it('the function in Deno retries once, and words what stays an error', async () => {
  mailchimp = [() => new Response('busy', { status: 429 }), unknown, added]
  expect(await signUp(EMAIL)).toEqual([200, { status: 'subscribed' }])

  mailchimp = [() => new Response('<html>', { status: 405 })]
  const error = 'The newsletter service refused the request'
  expect(await signUp(EMAIL)).toEqual([502, { error }])
  expect(instance.output()).toContain('unexpected response 405')
})
