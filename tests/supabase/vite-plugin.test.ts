import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, resolveConfig, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LocalKeys, loadKeys } from '../../supabase/local/keys'
import { embeddedSupabase } from '../../supabase/local/vite-plugin'
import { USER } from '../helpers/backend-client'

const NodeRequest = globalThis.Request
let root: string
let dataDir: string
let server: ViteDevServer
let origin: string
let keys: LocalKeys

/** The development server of a site of one module that prints where its backend is. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site (1) '))
  dataDir = join(root, '.local', 'supabase')
  await writeFile(join(root, 'index.html'), '<script type="module" src="./main.ts"></script>')
  await writeFile(
    join(root, 'main.ts'),
    `console.log(import.meta.env.VITE_SUPABASE_URL, import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY)`,
  )
  server = await createServer({
    ...{ root, configFile: false, logLevel: 'silent', server: { port: 0 } },
    plugins: [embeddedSupabase({ dataDir })],
  })
  await server.listen()
  origin = addressOf(server)
  keys = await loadKeys(dataDir)
})
afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

function addressOf(server: { resolvedUrls: ViteDevServer['resolvedUrls'] }): string {
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('The server does not listen')
  return address.replace(/\/$/, '')
}

/** Signs in, or continues the session of a refresh token. */
function signIn(origin: string, keys: LocalKeys, refresh_token?: string): Promise<Response> {
  const grant = refresh_token === undefined ? 'password' : 'refresh_token'
  return fetch(`${origin}/supabase/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { apikey: keys.publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...USER, refresh_token }),
  })
}

it('the plugin serves the backend unchanged on the site’s own origin', async () => {
  const signedIn = await signIn(origin, keys)
  expect(signedIn.status).toBe(200)
  const { access_token } = await signedIn.json()
  const headers = {
    apikey: keys.publishableKey,
    Authorization: `Bearer ${access_token}`,
    Prefer: 'count=exact',
  }
  const roles = await fetch(`${origin}/supabase/rest/v1/user_roles?select=role`, { headers })
  expect([roles.status, roles.headers.get('Content-Range')]).toEqual([200, '*/0'])

  const signedOut = await fetch(`${origin}/supabase/auth/v1/logout`, { method: 'POST', headers })
  expect(signedOut.status).toBe(204)
  const refused = await fetch(`${origin}/supabase/rest/v1/course_events`)
  expect(refused.status).toBe(401)
  expect((await fetch(`${origin}/supabase`)).status).toBe(404)
  expect(globalThis.Request).toBe(NodeRequest)
})

it.each([true, false])(
  'a body that is too large is refused, and the next request on its connection works (length announced: %s)',
  async (isAnnounced) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    async function post(path: string, body: string) {
      const length = isAnnounced ? { 'Content-Length': body.length } : {}
      const headers = { apikey: keys.publishableKey, 'Content-Type': 'application/json' }
      const sent = request(origin + path, {
        method: 'POST',
        agent,
        headers: { ...headers, ...length },
      })
      sent.write(body)
      sent.end()
      const [response]: IncomingMessage[] = await once(sent, 'response')
      await response?.resume().toArray()
      return { status: response?.statusCode, isOnSameConnection: sent.reusedSocket }
    }
    const large = 'x'.repeat(3 * 1024 * 1024)
    for (const path of ['rest/v1/course_events', 'functions/v1/course-calendar', 'unknown']) {
      expect(await post(`/supabase/${path}`, large)).toMatchObject({ status: 413 })
      const next = await post('/supabase/auth/v1/token?grant_type=password', JSON.stringify(USER))
      expect(next).toEqual({ status: 200, isOnSameConnection: true })
    }
    agent.destroy()
  },
)

it('the plugin leaves every other path to the site, and gives its client the address of the backend', async () => {
  for (const path of ['/', '/supabase-guide', '/courses?from=/supabase/']) {
    const page = await fetch(origin + path, { headers: { Accept: 'text/html' } })
    expect(await page.text()).toContain('main.ts')
  }
  const script = await (await fetch(`${origin}/main.ts`)).text()
  expect(script).toContain('"VITE_SUPABASE_URL": "/supabase"')
  expect(script).toContain(`"VITE_SUPABASE_PUBLISHABLE_KEY": "${keys.publishableKey}"`)
})

it('the plugin keeps the data folder and what Vite denies from being served', async () => {
  for (const path of ['/.local/supabase/keys.json', `/@fs${encodeURI(dataDir)}/keys.json`]) {
    for (const query of ['', '?raw', '?import&raw', '?url']) {
      const response = await fetch(origin + path + query, { headers: { Accept: '*/*' } })
      expect(await response.text()).not.toContain(keys.jwtSecret)
    }
  }
  const { deny } = (await resolveConfig({ root, configFile: false }, 'serve')).server.fs
  expect(server.config.server.fs.deny).toEqual(expect.arrayContaining(deny))
})

it('the plugin does not watch the files of the database', async () => {
  const seen: string[] = []
  server.watcher.on('all', (_event, path) => seen.push(path))
  expect((await signIn(origin, keys)).status).toBe(200)
  await writeFile(join(root, 'main.ts'), 'console.log("changed")')
  await expect.poll(() => seen).toContain(join(root, 'main.ts'))
  expect(seen.filter((path) => path.startsWith(dataDir))).toEqual([])
})

it('the plugin keeps its data over a restart of Vite', async () => {
  const { refresh_token } = await (await signIn(origin, keys)).json()
  await server.restart()
  expect((await signIn(addressOf(server), keys, refresh_token)).status).toBe(200)
})
