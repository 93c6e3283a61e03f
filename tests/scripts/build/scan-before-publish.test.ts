import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBuilder, type Plugin } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scanBeforePublish } from '../../../scripts/build/scan-before-publish'
import { SEEDED_ACCOUNTS } from '../../../supabase/local/auth/seeded-accounts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const secretKey = `sb_secret_${'x'.repeat(24)}`
const [account] = SEEDED_ACCOUNTS
const password = account?.password ?? ''

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-'))
  await mkdir(join(root, 'public'))
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  await writeFile(join(root, 'main.js'), 'console.info("sb_publishable_example")')
  await writeFile(join(root, '.env.local'), 'DATABASE_PASSWORD=correct-horse-battery\n')
})
afterEach(() => rm(root, { recursive: true }))

/** Adds a page once the scripts are there, as the prerender does. */
function writePage(name: string, html: string): Plugin {
  return {
    name: 'write-page',
    buildApp: {
      order: 'post',
      async handler({ config }) {
        await writeFile(join(root, config.build.outDir, name), html)
      },
    },
  }
}

async function buildSite({
  page = 'Kurser',
  secrets,
  sourcemap = false,
}: {
  page?: string
  secrets?: Record<string, string>
  sourcemap?: boolean
} = {}): Promise<void> {
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { sourcemap },
    builder: {
      async buildApp({ build, environments }) {
        if (environments.client) await build(environments.client)
      },
    },
    plugins: [
      writePage('courses.html', page),
      scanBeforePublish(secrets && { secrets: async () => secrets }),
    ],
  })
  await builder.buildApp()
}

const publish = (name: string, content: string | Uint8Array) =>
  writeFile(join(root, 'public', name), content)

/** The message of a refused build; there must be nothing left that could be deployed. */
async function refusal(options?: Parameters<typeof buildSite>[0]): Promise<string> {
  const error: unknown = await buildSite(options).then(
    () => new Error('The build was not refused.'),
    (reason) => reason,
  )
  const left = await readdir(root)
  expect([left.includes('dist'), left.includes('.pending')]).toEqual([false, false])
  return error instanceof Error ? error.message : ''
}

test('a site without secrets is published whole, in the place of the one before', async () => {
  await publish('robots.txt', 'User-agent: *')
  await mkdir(join(root, 'dist'))
  await writeFile(join(root, 'dist', 'old.txt'), 'old')
  await buildSite()
  expect((await readdir(join(root, 'dist'))).sort()).toEqual([
    'assets',
    'courses.html',
    'index.html',
    'robots.txt',
  ])
  expect(await readdir(root)).not.toContain('.pending')
})

test('a file of public/ is read, and the message names it and not the secret', async () => {
  await publish('leak.txt', `key: ${secretKey}`)
  const message = await refusal()
  expect(message).toBe(
    'leak.txt contains a secret key of a Supabase project, which every visitor could read.',
  )
})

test('a refused build takes an older one with it, which could be deployed in its place', async () => {
  await buildSite()
  await publish('leak.txt', secretKey)
  expect(await refusal()).toContain('leak.txt')
})

test('every file with a secret is named', async () => {
  await publish('a.txt', secretKey)
  await publish('b.txt', secretKey)
  const named = (await refusal({ page: password })).split('\n').map((line) => line.split(' ')[0])
  expect(named.sort()).toEqual(['a.txt', 'b.txt', 'courses.html'])
})

test('a script is read for what .env.local keeps secret', async () => {
  await writeFile(join(root, 'main.js'), 'console.info("correct-horse-battery")')
  expect(await refusal()).toMatch(/^assets\/.*\.js contains the value of DATABASE_PASSWORD,/)
})

test('a script is read for the secrets of the backend that it is built for', async () => {
  await writeFile(join(root, 'main.js'), 'console.info("signs-all-the-tokens")')
  const secrets = { jwtSecret: 'signs-all-the-tokens', publishableKey: 'sb_publishable_example' }
  expect(await refusal({ secrets })).toContain('contains the value of jwtSecret,')
})

test('a page that names a password of the embedded backend is found', async () => {
  expect(await refusal({ page: `<p>Log ind med ${password}</p>` })).toBe(
    'courses.html contains the password of an account of the embedded backend, which every visitor could read.',
  )
})

test('a source map is read', async () => {
  await writeFile(join(root, 'main.js'), `// ${secretKey}\nconsole.info("Kurser")`)
  expect(await refusal({ sourcemap: true })).toMatch(/^assets\/.*\.map contains a secret key/)
})

test('a file that is no text is read', async () => {
  const noise = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  await publish('picture.png', Buffer.concat([noise, Buffer.from(secretKey), noise]))
  expect(await refusal()).toContain('picture.png contains a secret key')
})

test.each(['auth/seeded-accounts.ts', 'error-code.ts'])(
  '%s of the embedded backend is found where a script has it as a data address',
  async (name) => {
    const file = `${project}supabase/local/${name}`
    await writeFile(join(root, 'main.js'), `console.info(new URL('${file}', import.meta.url))`)
    expect(await refusal()).toMatch(/^assets\/.*\.js contains .* of the embedded backend,/)
  },
)

test('the database of the embedded backend is found', async () => {
  await cp(
    join(project, 'node_modules/@electric-sql/pglite/dist/pglite.wasm'),
    join(root, 'public/db'),
  )
  expect(await refusal()).toContain('db contains the database of the embedded backend')
})
