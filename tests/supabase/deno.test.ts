// The edge functions as Supabase runs them: index.ts in Deno, with the permissions they need and no others, against a
// REST API and a Mailchimp that they can only reach over HTTP.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshBackend, type TestBackend } from '../helpers/backend-client'
import { newCourseRow } from '../helpers/course'
import { serve } from '../helpers/serve'

const SITE = 'https://www.example.com'
const EMAIL = 'karen.margrethe@eksempel.dk'
const API_KEY = '0123456789abcdef0123456789abcdef-us21'

const deno: string = createRequire(import.meta.url)('deno/install_api.cjs').runInstall()
// The imports of the functions are files; no package is looked up or fetched.
const ISOLATED = ['--no-remote', '--no-lock', '--no-npm', '--no-config']
const PERMISSIONS = ['--no-prompt', '--allow-env', '--allow-net=127.0.0.1']

type Instance = { url: string; output(): string; stop(): Promise<void> }

let backend: TestBackend
let server: Awaited<ReturnType<typeof serve>>
let newsletter: Instance
let calendar: Instance
/** The requests to Mailchimp, which knows nobody and takes everybody. */
const asked: unknown[] = []

beforeAll(async () => {
  backend = await freshBackend()
  server = await serve(respond)
  newsletter = await start('subscribe-mailchimp', {
    MAILCHIMP_API_KEY: API_KEY,
    MAILCHIMP_AUDIENCE_ID: 'a1b2c3',
    MAILCHIMP_API_URL: server.origin,
    SITE_ORIGINS: SITE,
  })
  calendar = await start('course-calendar', {})
})
afterAll(async () => {
  await newsletter?.stop()
  await calendar?.stop()
  server?.close()
})

async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/supabase/')) return backend.fetch(request)
  const { method, headers } = request
  asked.push([method, pathname, headers.get('Authorization'), await request.text()])
  return method === 'GET'
    ? Response.json({ title: 'Resource Not Found' }, { status: 404 })
    : Response.json({ status: 'subscribed' })
}

const indexOf = (name: string) => join('supabase', 'functions', name, 'index.ts')

function environment(): NodeJS.ProcessEnv {
  return {
    // The modules that Deno has compiled and checked before, by the hash of each file.
    DENO_DIR: resolve('node_modules/.cache/deno'),
    DENO_NO_PACKAGE_JSON: '1',
    DENO_NO_UPDATE_CHECK: '1',
    DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    NO_COLOR: '1',
    SUPABASE_URL: `${server.origin}/supabase`,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: backend.keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.keys.secretKey }),
  }
}

async function start(name: string, settings: Record<string, string>): Promise<Instance> {
  const env = { ...environment(), ...settings }
  const child = spawn(deno, ['run', ...ISOLATED, ...PERMISSIONS, indexOf(name)], { env })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const [, address] = /Listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(output) ?? []
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Deno ended: ${output}`)))
  })
  const exited = once(child, 'exit')
  return {
    url,
    output: () => output,
    async stop() {
      child.kill()
      await exited
    },
  }
}

it('the functions in Deno satisfy the compiler of Deno', async () => {
  const files = ['subscribe-mailchimp', 'course-calendar'].map(indexOf)
  await promisify(execFile)(deno, ['check', ...ISOLATED, ...files], { env: environment() })
})

it('the calendar in Deno sends the courses, as in the embedded backend', async () => {
  const course = { title: 'Unge stemmer', event_date: '2097-07-01', type: 'foredrag' }
  await backend.courses().insert(newCourseRow(course)).throwOnError()
  const ask = async (query: string) =>
    [
      await fetch(`${calendar.url}/course-calendar${query}`),
      await backend.send(`/functions/v1/course-calendar${query}`),
    ] as const
  const [ofDeno, embedded] = await ask('?type=foredrag')
  const names = ['Content-Type', 'Content-Disposition', 'Cache-Control', 'ETag']
  for (const name of names) expect(ofDeno.headers.get(name)).toBe(embedded.headers.get(name))
  const text = await ofDeno.text()
  expect(text).toBe(await embedded.text())
  expect(text).toContain('SUMMARY:Unge stemmer')

  // The RSS has the address of its own project.
  const [rss, embeddedRss] = await ask('?format=rss')
  const inEmbedded = await embeddedRss.text()
  const [address = ''] = /http[^"]*(?=\/functions\/)/.exec(inEmbedded) ?? []
  expect(await rss.text()).toBe(inEmbedded.replace(address, `${server.origin}/supabase`))
})

it('the newsletter in Deno signs up, responds to the preflight before, and logs nothing private', async () => {
  const preflight = await fetch(newsletter.url, {
    method: 'OPTIONS',
    headers: { Origin: SITE, 'Access-Control-Request-Method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(SITE)

  const response = await fetch(newsletter.url, {
    method: 'POST',
    body: JSON.stringify({ email: ` ${EMAIL.toUpperCase()} ` }),
    headers: { Origin: SITE, 'Content-Type': 'application/json' },
  })
  expect([response.status, await response.json()]).toEqual([200, { status: 'subscribed' }])
  // The MD5 of the address in lower case.
  const member = '/3.0/lists/a1b2c3/members/bc59693b5c6cfe463646ec88463ab1fd'
  const authorization = `Basic ${Buffer.from(`apikey:${API_KEY}`).toString('base64')}`
  const change = { email_address: EMAIL, status_if_new: 'subscribed' }
  expect(asked).toEqual([
    ['GET', member, authorization, ''],
    ['PUT', member, authorization, JSON.stringify(change)],
  ])
  for (const secret of [EMAIL, API_KEY, backend.keys.secretKey]) {
    expect(newsletter.output().toLowerCase()).not.toContain(secret.toLowerCase())
  }
})
