import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import {
  build,
  createLogger,
  createServer,
  type InlineConfig,
  type PluginOption,
  preview,
  resolveConfig,
  type ViteDevServer,
} from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type LocalKeys, loadKeys } from '../../supabase/local/keys'
import { embeddedSupabase, refuseEmbeddedBackendInBundle } from '../../supabase/local/vite-plugin'
import { USER } from '../helpers/backend-client'

const projectDir = fileURLToPath(new URL('../..', import.meta.url))

let root: string
let dataDir: string
let closers: (() => Promise<void>)[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site (1) '))
  dataDir = join(root, '.local', 'supabase')
  closers = []
  await writeFile(join(root, 'index.html'), '<script type="module" src="./main.ts"></script>')
  await writeFile(
    join(root, 'main.ts'),
    `console.log(import.meta.env.VITE_SUPABASE_URL, import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY)`,
  )
})
afterEach(async () => {
  for (const close of closers) await close()
  await rm(root, { recursive: true })
})

function config(...plugins: PluginOption[]): InlineConfig {
  return { root, configFile: false, logLevel: 'silent', plugins }
}

async function startDevServer(inlineConfig: InlineConfig): Promise<ViteDevServer> {
  const server = await createServer({ ...inlineConfig, server: { port: 0 } })
  closers.push(() => server.close())
  return server.listen()
}

function addressOf(server: { resolvedUrls: ViteDevServer['resolvedUrls'] }): string {
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('The server does not listen')
  return address.replace(/\/$/, '')
}

function signIn(origin: string, keys: LocalKeys): Promise<Response> {
  return fetch(`${origin}/supabase/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: keys.publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(USER),
  })
}

function refresh(origin: string, keys: LocalKeys, refresh_token: string): Promise<Response> {
  return fetch(`${origin}/supabase/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: keys.publishableKey },
    body: JSON.stringify({ refresh_token }),
  })
}

async function bundle(...plugins: PluginOption[]): Promise<string> {
  const result = await build({ ...config(...plugins), build: { write: false } })
  if (!('output' in result)) throw new Error('Not a single bundle')
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

describe('on the dev server', () => {
  it('the plugin answers on the site’s own origin, with bodies, headers and refusals intact', async () => {
    const NodeRequest = globalThis.Request
    const origin = addressOf(await startDevServer(config(embeddedSupabase({ dataDir }))))
    const keys = await loadKeys(dataDir)

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

  it('the plugin lets the backend and its functions decide which origins may call them', async () => {
    const origin = addressOf(await startDevServer(config(embeddedSupabase({ dataDir }))))
    const preflight = async (path: string) => {
      const response = await fetch(`${origin}/supabase${path}`, {
        method: 'OPTIONS',
        headers: { Origin: 'http://localhost:3000', 'Access-Control-Request-Method': 'POST' },
      })
      return [response.status, response.headers.get('Access-Control-Allow-Origin')]
    }
    expect(await preflight('/rest/v1/course_events')).toEqual([204, '*'])
    expect(await preflight('/functions/v1/subscribe-mailchimp')).toEqual([204, null])
  })

  it('the plugin leaves every other path to the site, and tells its client where the backend is', async () => {
    const origin = addressOf(await startDevServer(config(embeddedSupabase({ dataDir }))))
    for (const path of ['/', '/supabase-guide', '/courses?from=/supabase/']) {
      const page = await fetch(origin + path, { headers: { Accept: 'text/html' } })
      expect(await page.text()).toContain('main.ts')
    }
    const { publishableKey } = await loadKeys(dataDir)
    const script = await (await fetch(`${origin}/main.ts`)).text()
    expect(script).toContain('"VITE_SUPABASE_URL": "/supabase"')
    expect(script).toContain(`"VITE_SUPABASE_PUBLISHABLE_KEY": "${publishableKey}"`)
  })

  it('the plugin does not serve the secret keys as a file', async () => {
    const origin = addressOf(await startDevServer(config(embeddedSupabase({ dataDir }))))
    const { jwtSecret } = await loadKeys(dataDir)
    for (const path of ['/.local/supabase/keys.json', `/@fs${encodeURI(dataDir)}/keys.json`]) {
      for (const query of ['', '?raw', '?import&raw', '?url']) {
        const response = await fetch(origin + path + query, { headers: { Accept: '*/*' } })
        expect(await response.text()).not.toContain(jwtSecret)
      }
    }
  })

  it('the plugin does not watch the files of the database', async () => {
    const server = await startDevServer(config(embeddedSupabase({ dataDir })))
    const seen: string[] = []
    server.watcher.on('all', (_event, path) => seen.push(path))
    expect((await signIn(addressOf(server), await loadKeys(dataDir))).status).toBe(200)
    await writeFile(join(root, 'main.ts'), 'console.log("changed")')
    await expect.poll(() => seen).toContain(join(root, 'main.ts'))
    expect(seen.filter((path) => path.startsWith(dataDir))).toEqual([])
  })

  it('the plugin keeps denying the files that Vite denies by itself', async () => {
    const plain = await resolveConfig(config(), 'serve')
    const embedded = await resolveConfig(config(embeddedSupabase({ dataDir })), 'serve')
    expect(embedded.server.fs.deny).toEqual(expect.arrayContaining(plain.server.fs.deny))
  })

  it('the plugin says on start that it is for local use, and how to sign in', async () => {
    const lines: string[] = []
    const logger = createLogger('info')
    logger.info = (message) => void lines.push(message)
    const plugin = embeddedSupabase({ dataDir })
    const server = await startDevServer({ ...config(plugin), customLogger: logger })
    server.printUrls()
    const printed = lines.join('\n')
    expect(printed).toContain('for local use only')
    expect(printed).toContain('admin@example.com / Kursusadmin1! (administrator)')
    expect(printed).toContain('bruger@example.com / Almindelig1!')
  })

  it('the plugin keeps its data over a restart of Vite', async () => {
    const server = await startDevServer(config(embeddedSupabase({ dataDir })))
    const keys = await loadKeys(dataDir)
    const { refresh_token } = await (await signIn(addressOf(server), keys)).json()
    await server.restart()
    expect((await refresh(addressOf(server), keys, refresh_token)).status).toBe(200)
  })
})

describe('on the preview server', () => {
  it('the plugin answers beside the built site', async () => {
    await build(config(embeddedSupabase({ dataDir })))
    const server = await preview({
      ...config(embeddedSupabase({ dataDir })),
      preview: { port: 0 },
    })
    closers.push(() => server.close())
    const origin = addressOf(server)
    expect((await signIn(origin, await loadKeys(dataDir))).status).toBe(200)
    expect(await (await fetch(origin)).text()).toContain('<script type="module"')
  })
})

describe('in a build', () => {
  it('the plugin puts address and publishable key into the bundle, and no secret', async () => {
    const code = await bundle(embeddedSupabase({ dataDir }))
    const { publishableKey, secretKey, jwtSecret } = await loadKeys(dataDir)
    expect(code).toContain('/supabase')
    expect(code).toContain(publishableKey)
    expect(code).not.toContain(secretKey)
    expect(code).not.toContain(jwtSecret)
  })

  it('the plugin serves code that reads import.meta.env as a whole', async () => {
    await writeFile(join(root, 'main.ts'), 'console.log(import.meta.env)')
    const code = await bundle(embeddedSupabase({ dataDir }))
    expect(code).toContain((await loadKeys(dataDir)).publishableKey)
  })

  it.each([
    ['a file of the backend', `${projectDir}supabase/local/settings`, 'settings.ts'],
    ['the database', `${projectDir}node_modules/@electric-sql/pglite/dist/index.js`, 'pglite'],
  ])('the plugin refuses a client that imports %s', async (_name, source, culprit) => {
    await mkdir(join(root, 'lib'))
    await writeFile(join(root, 'lib', 'leak.ts'), `export * from ${JSON.stringify(source)}`)
    await writeFile(join(root, 'main.ts'), `import * as leak from './lib/leak'\nconsole.log(leak)`)
    const building = bundle(refuseEmbeddedBackendInBundle())
    await expect(building).rejects.toThrow('must not contain the embedded backend')
    await expect(building).rejects.toThrow(culprit)
    await expect(building).rejects.toThrow('lib/leak.ts imports')
  })

  it('the plugin refuses a worker of the client that imports it', async () => {
    const source = JSON.stringify(`${projectDir}supabase/local/settings`)
    await writeFile(join(root, 'worker.ts'), `export * from ${source}`)
    await writeFile(
      join(root, 'main.ts'),
      `new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })`,
    )
    await expect(bundle(refuseEmbeddedBackendInBundle())).rejects.toThrow('worker.ts imports')
  })

  it('the plugin lets a build for the server import it', async () => {
    await writeFile(
      join(root, 'entry.ts'),
      `export { requireStrongPassword } from ${JSON.stringify(`${projectDir}supabase/local/auth/password-rules`)}`,
    )
    const result = await build({
      ...config(refuseEmbeddedBackendInBundle()),
      build: { ssr: 'entry.ts', write: false },
    })
    expect(result).toHaveProperty('output')
  })

  it('the plugin lets a client pass that imports nothing of it', async () => {
    expect(await bundle(refuseEmbeddedBackendInBundle())).toContain('console.log')
  })
})

describe('in two processes', () => {
  function start(): { child: ChildProcess; firstLine: Promise<string> } {
    const script = fileURLToPath(new URL('./fixtures/dev-server.ts', import.meta.url))
    const preloaded = ['--import', 'vite', '--import', 'tsx']
    const child = spawn(process.execPath, [...preloaded, script, root, dataDir], {
      cwd: projectDir,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    closers.push(async () => void child.kill('SIGKILL'))
    const lines = createInterface({ input: child.stdout })
    return { child, firstLine: once(lines, 'line').then(([line]) => String(line).trim()) }
  }

  it('the plugin refuses the second start on a data folder, and keeps the data over Ctrl+C', async () => {
    const first = start()
    const origin = (await first.firstLine).replace(/\/$/, '')
    const keys = await loadKeys(dataDir)
    const { refresh_token } = await (await signIn(origin, keys)).json()

    const second = createServer(config(embeddedSupabase({ dataDir })))
    await expect(second).rejects.toThrow(
      `Another backend is running on ${dataDir} (process ${first.child.pid}). Stop it first`,
    )

    // A terminal sends it to the process, and what started the process passes it on.
    first.child.kill('SIGINT')
    first.child.kill('SIGINT')
    expect(await once(first.child, 'exit')).toEqual([130, null])

    const next = addressOf(await startDevServer(config(embeddedSupabase({ dataDir }))))
    expect((await refresh(next, keys, refresh_token)).status).toBe(200)
  })
})
