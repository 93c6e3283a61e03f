// The function as Supabase runs it: index.ts in Deno, with the permissions it needs and no others,
// against a REST API and a Mailchimp that it can only reach over HTTP.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../helpers/backend-client'

const deno: string = createRequire(import.meta.url)('deno/install_api.cjs').runInstall()
const indexFile = fileURLToPath(
  new URL('../../supabase/functions/subscribe-mailchimp/index.ts', import.meta.url),
)
// What the function imports lies beside it: nothing is looked up or fetched.
const ISOLATED = ['--no-remote', '--no-npm', '--no-config', '--no-lock']

const SITE = 'https://www.example.com'
const EMAIL = 'karen.margrethe@eksempel.dk'
const API_KEY = '0123456789abcdef0123456789abcdef-us21'

type Instance = { url: string; output(): string; stop(): Promise<unknown> }

let cacheDir: string
let backend: TestBackend
let server: Server
let origin: string
let instance: Instance
/** What Mailchimp answers, one after the other. */
let mailchimp: (() => Response)[]
let asked: { path: string; authorization: string | null; body: unknown }[]

const added = () => Response.json({ status: 'subscribed' })
const memberExists = () =>
  Response.json(
    { title: 'Member Exists', status: 400, detail: `${EMAIL} is already a list member.` },
    { status: 400 },
  )

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/supabase/')) return backend.fetch(request)
  const authorization = request.headers.get('Authorization')
  asked.push({ path: pathname, authorization, body: await request.json() })
  return mailchimp.shift()?.() ?? new Response('Not told what to answer', { status: 418 })
}

function denoEnv(): NodeJS.ProcessEnv {
  return { DENO_DIR: cacheDir, DENO_NO_PACKAGE_JSON: '1', DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' }
}

async function startInstance(): Promise<Instance> {
  const permissions = ['--no-prompt', '--allow-env', '--allow-net=127.0.0.1']
  const child: ChildProcess = spawn(deno, ['run', ...ISOLATED, ...permissions, indexFile], {
    env: {
      ...denoEnv(),
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      MAILCHIMP_API_KEY: API_KEY,
      MAILCHIMP_AUDIENCE_ID: 'a1b2c3',
      MAILCHIMP_API_URL: origin,
      SITE_ORIGINS: SITE,
      SUPABASE_URL: `${origin}/supabase`,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.keys.secretKey }),
    },
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const [, address] = /Listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(output) ?? []
      if (address) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Deno ended: ${output}`)))
  })
  return {
    url,
    output: () => output,
    stop() {
      const exited = once(child, 'exit')
      child.kill()
      return exited
    },
  }
}

async function signUp(email: string, { url } = instance): Promise<unknown[]> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: { Origin: SITE, 'Content-Type': 'application/json' },
  })
  return [response.status, await response.json()]
}

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'deno-'))
  backend = await createTestBackend()
  const adaptor = createAdaptorServer({ fetch: answer, overrideGlobalObjects: false })
  if (!('closeAllConnections' in adaptor)) throw new Error('Not a server of HTTP/1')
  server = adaptor
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  instance = await startInstance()
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
  server.closeAllConnections()
  server.close()
  await backend.close()
  await rm(cacheDir, { recursive: true, force: true })
})

it('satisfies the compiler of Deno', async () => {
  await promisify(execFile)(deno, ['check', ...ISOLATED, indexFile], { env: denoEnv() })
})

it('signs up, and answers the preflight before', async () => {
  const preflight = await fetch(instance.url, {
    method: 'OPTIONS',
    headers: { Origin: SITE, 'Access-Control-Request-Method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(SITE)

  mailchimp = [added]
  expect(await signUp(` ${EMAIL.toUpperCase()} `)).toEqual([200, { status: 'subscribed' }])
  expect(asked).toEqual([
    {
      path: '/3.0/lists/a1b2c3/members',
      authorization: `Basic ${Buffer.from(`apikey:${API_KEY}`).toString('base64')}`,
      body: { email_address: EMAIL, status: 'subscribed' },
    },
  ])
})

it('tries again once, and words what stays an error', async () => {
  mailchimp = [() => new Response('busy', { status: 429 }), added]
  expect(await signUp(EMAIL)).toEqual([200, { status: 'subscribed' }])

  mailchimp = [memberExists]
  expect(await signUp(EMAIL)).toEqual([409, { error: 'Email already subscribed' }])

  mailchimp = [() => new Response('<html>', { status: 404 })]
  expect(await signUp(EMAIL)).toEqual([
    502,
    { error: 'The newsletter service refused the request' },
  ])
  expect(instance.output()).toContain('unexpected answer 404')
})

it('shares the limits with every other instance', async () => {
  const other = await startInstance()
  mailchimp = Array.from({ length: 20 }, () => added)
  const attempts = Array.from({ length: 10 }, (_, number) =>
    signUp(EMAIL, number % 2 === 0 ? instance : other),
  )
  const statuses = (await Promise.all(attempts)).map(([status]) => status)
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429])
  await other.stop()
})
