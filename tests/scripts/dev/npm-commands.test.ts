import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createServer as createVite } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { scripts } from '../../../package.json'
import { findHolder } from '../../../supabase/local/database/data-folder-lock'
import { loadKeys } from '../../../supabase/local/keys'
import { embeddedSupabase } from '../../../supabase/local/vite-plugin'
import { openBackend, USER } from '../../helpers/backend-client'

let root: string
let dataDir: string
let npm: ChildProcess

/** A site of one page with the project's commands, packages and plugins. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'small-site-'))
  dataDir = join(root, '.local/supabase')
  await writeFile(join(root, 'package.json'), JSON.stringify({ type: 'module', scripts }))
  await writeFile(
    join(root, 'vite.config.ts'),
    `import { previewAsStaticHost } from '${resolve('scripts/dev/preview-plugin.ts')}'
     import { embeddedSupabase } from '${resolve('supabase/local/vite-plugin.ts')}'
     export default {
       cacheDir: '.vite',
       plugins: [embeddedSupabase({ dataDir: '.local/supabase' }), previewAsStaticHost()],
     }`,
  )
  await writeFile(join(root, 'index.html'), '<title>Kurser</title>')
  for (const folder of ['node_modules', 'scripts', 'supabase']) {
    await symlink(resolve(folder), join(root, folder))
  }
})
afterEach(() => {
  npm.kill('SIGKILL')
})
afterAll(() => rm(root, { recursive: true }))

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Runs a command of the small site until it has announced itself, and returns its origin and what it has printed. */
async function run(command: string): Promise<{ origin: string; printed: string }> {
  const port = await findFreePort()
  npm = spawn('npm', ['run', command, '--', '--port', String(port), '--strictPort'], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!npm.stdout) throw new Error('npm has no output')
  let printed = ''
  for await (const line of createInterface(npm.stdout)) {
    printed += `${line}\n`
    if (line.includes('bruger@example.com')) break
  }
  npm.stdout.resume()
  return { origin: `http://localhost:${port}`, printed }
}

async function expectEndOn(signal: NodeJS.Signals, origin: string): Promise<void> {
  npm.kill(signal)
  // Emitted when the last process has closed npm's output.
  await once(npm, 'close')
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
}

test('npm start serves one process at a time, and keeps the data when npm gets SIGINT', async () => {
  const { origin } = await run('start')
  expect(await (await fetch(origin)).text()).toContain('<title>Kurser</title>')
  const { publishableKey } = await loadKeys(dataDir)
  const signedIn = await fetch(`${origin}/supabase/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey },
    body: JSON.stringify(USER),
  })
  const { refresh_token } = await signedIn.json()

  const plugins = [embeddedSupabase({ dataDir })]
  const second = createVite({ root, configFile: false, logLevel: 'silent', plugins })
  await expect(second).rejects.toThrow(
    `Another backend is running on ${dataDir} (process ${findHolder(dataDir)}). Stop it first`,
  )

  // A terminal sends it to the process, and what started the process passes it on.
  npm.kill('SIGINT')
  await expectEndOn('SIGINT', origin)
  const backend = await openBackend({ dataDir })
  const { error } = await backend.connect().auth.refreshSession({ refresh_token })
  expect(error).toBeNull()
  await backend.close()
})

test('npm run preview serves the build of its start as a host does, and ends when npm gets SIGTERM', async () => {
  const { origin, printed } = await run('preview')
  expect(printed).toContain('Build: dist, as it is now; a newer one needs a restart')
  expect(await (await fetch(origin)).text()).toContain('<title>Kurser</title>')
  expect((await fetch(`${origin}/findes-ikke`)).status).toBe(404)
  expect((await fetch(`${origin}/supabase/auth/v1/settings`)).status).toBe(401)
  await expectEndOn('SIGTERM', origin)
})
