import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBuilder, type Plugin } from 'vite'
import { beforeEach, expect, test } from 'vitest'
import { findLeaks, scanBeforePublish } from '../../../scripts/build/scan-before-publish'
import { SEEDED_ACCOUNTS } from '../../../supabase/local/auth/seeded-accounts'
import { temporaryFolder, writeFiles } from '../../helpers/folder'
import { olderKey, TEST_KEYS } from '../../helpers/test-keys'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const secretKey = `sb_secret_${'x'.repeat(24)}`
const passwords = SEEDED_ACCOUNTS.map(({ password }) => password)
const ofAccount = 'the password of an account of the embedded backend'

let root: string
beforeEach(async () => {
  root = await temporaryFolder()
})

/** The kinds of secret in a file of this content. */
async function kindsIn(content: string | Uint8Array): Promise<string[]> {
  await writeFile(join(root, 'file'), content)
  const leaks = await findLeaks(root, { SMTP_PASSWORD: `pæn"<&'\\%+/nøgle` })
  return leaks.map((leak) => leak.replace(/^file contains (.*), which every.*$/, '$1'))
}

const base64 = (text: string) => Buffer.from(text).toString('base64')
const noise = Uint8Array.from({ length: 256 }, (_, byte) => byte)

test.each<[string, (text: string) => string | Uint8Array]>([
  ['as it is', (text) => text],
  ['among bytes that are no text', (text) => Buffer.concat([noise, Buffer.from(text), noise])],
  ['as base64 in a data address', (text) => `url(data:text/plain;base64,${base64(text)})`],
  ['as base64url without an end', (text) => Buffer.from(`æø?>${text}`).toString('base64url')],
])('the scan finds a secret %s', async (_name, write) => {
  expect(await kindsIn(write(secretKey))).toEqual(['a secret key of a Supabase project'])
  expect(await kindsIn(write(olderKey('service_role')))).toEqual(['a service_role key'])
  expect(await kindsIn(write(`pæn"<&'\\%+/nøgle`))).toEqual(['the value of SMTP_PASSWORD'])
  for (const password of passwords) expect(await kindsIn(write(password))).toEqual([ofAccount])
})

test('the scan finds the database of the embedded backend', async () => {
  expect(await kindsIn('new PGlite()')).toEqual(['the database of the embedded backend'])
  expect(await kindsIn('/assets/pglite.wasm')).toEqual(['the database of the embedded backend'])
})

test('the scan passes the public keys, and every file that visitors get', async () => {
  expect(
    await kindsIn(`"${TEST_KEYS.publishableKey}","${olderKey('anon')}",k.startsWith("sb_secret_")`),
  ).toEqual([])
  expect(await findLeaks(join(project, 'public'), {})).toEqual([])
  expect(await findLeaks(join(project, 'src'), {})).toEqual([])
})

/** Adds a page once the scripts are there, as the prerender does. */
function writePage(html: string): Plugin {
  return {
    name: 'write-page',
    buildApp: {
      order: 'post',
      async handler({ config }) {
        await writeFile(join(root, config.build.outDir, 'courses.html'), html)
      },
    },
  }
}

type Files = { public?: string; page?: string; script?: string }

/** Builds a small site. @returns the message of the error, if the build is refused */
async function buildSite({ public: text = 'User-agent: *', page = 'Kurser', script = '' }: Files) {
  await writeFiles(root, {
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': `console.info("sb_publishable_example")\n${script}`,
    'public/robots.txt': text,
    '.env.local': 'DATABASE_PASSWORD=correct-horse-battery\n',
  })
  const secrets = { jwtSecret: 'signs-all-the-tokens', publishableKey: 'sb_publishable_example' }
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { sourcemap: true },
    builder: {
      async buildApp({ build, environments }) {
        if (environments.client) await build(environments.client)
      },
    },
    plugins: [writePage(page), scanBeforePublish(async () => secrets)],
  })
  return builder.buildApp().catch(({ message }: Error) => message)
}

test('a site without secrets replaces the one before, and a refused one leaves none that could be deployed', async () => {
  await writeFiles(root, { 'dist/old.txt': 'old' })
  expect(await buildSite({})).toBeUndefined()
  const published = await readdir(join(root, 'dist'))
  expect(published.sort()).toEqual(['assets', 'courses.html', 'index.html', 'robots.txt'])
  expect(await readdir(root)).not.toContain('.pending')

  expect(await buildSite({ public: secretKey })).toBe(
    'robots.txt contains a secret key of a Supabase project, which every visitor could read.',
  )
  const left = await readdir(root)
  expect(left.filter((name) => ['dist', '.pending'].includes(name))).toEqual([])
})

test('a build is refused for each file with a secret, whatever its kind', async () => {
  const script = `// ${secretKey}\nconsole.info("correct-horse-battery")`
  const message = await buildSite({ public: secretKey, page: passwords[0] ?? '', script })
  expect(message?.split('\n').sort()).toEqual([
    expect.stringMatching(/^assets\/.*\.js contains the value of DATABASE_PASSWORD,/),
    expect.stringMatching(/^assets\/.*\.map contains a secret key/),
    expect.stringMatching(/^courses\.html contains the password of an account/),
    expect.stringMatching(/^robots\.txt contains a secret key/),
  ])
})

test.each([
  ['console.info("signs-all-the-tokens")', 'the value of jwtSecret'],
  [
    `console.info(new URL('${project}supabase/local/database/database.ts', import.meta.url))`,
    'the database of the embedded backend',
  ],
])(
  'a build is refused for the backend’s secrets and files in a script: %s',
  async (script, kind) => {
    expect(await buildSite({ script })).toContain(`contains ${kind},`)
  },
)
