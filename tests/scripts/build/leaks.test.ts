import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLeaks } from '../../../scripts/build/leaks'
import { SEEDED_ACCOUNTS } from '../../../supabase/local/auth/seeded-accounts'
import { TEST_KEYS } from '../../helpers/test-keys'

const backendDir = fileURLToPath(new URL('../../../supabase/local/', import.meta.url))
const publicDir = fileURLToPath(new URL('../../../public/', import.meta.url))
const sourceDir = fileURLToPath(new URL('../../../src/', import.meta.url))

const secretKey = `sb_secret_${'x'.repeat(24)}`
const passwords = SEEDED_ACCOUNTS.map(({ password }) => password)
const awkward = `pæn"<&'\\%+/nøgle`
const environment = { SMTP_PASSWORD: awkward }

let dir: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'leaks-'))
})
afterEach(() => rm(dir, { recursive: true }))

async function kindsIn(content: string): Promise<string[]> {
  await writeFile(join(dir, 'file'), content)
  return (await findLeaks(dir, environment)).map(({ kind }) => kind)
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

const writings: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'as base64 in a data address': (text) => `url(data:text/plain;base64,${base64(text)})`,
  'as base64url without an end': (text) => Buffer.from(`æø?>${text}`).toString('base64url'),
}

test.each(Object.entries(writings))('finds a secret %s', async (_name, write) => {
  expect(await kindsIn(write(secretKey))).toEqual(['a secret key of a Supabase project'])
  expect(await kindsIn(write(TEST_KEYS.serviceRoleKey))).toEqual(['a service_role key'])
  for (const password of passwords) {
    expect(await kindsIn(write(password))).toEqual([
      'the password of an account of the embedded backend',
    ])
  }
})

test.each(Object.entries(writings))(
  'finds a value full of special characters %s',
  async (_name, write) => {
    expect(await kindsIn(write(awkward))).toEqual(['the value of SMTP_PASSWORD'])
  },
)

test('names the file by its path in the folder', async () => {
  await writeFile(join(dir, 'hint.txt'), secretKey)
  expect(await findLeaks(dir, {})).toEqual([
    { file: 'hint.txt', kind: 'a secret key of a Supabase project' },
  ])
})

const backendFiles = (await readdir(backendDir, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(backendDir, join(parentPath, name)))

test.each(backendFiles)('knows a copy of %s from any other', async (name) => {
  const text = await readFile(join(backendDir, name), 'utf8')
  const own = passwords.some((password) => text.includes(password))
    ? 'the password of an account of the embedded backend'
    : `a copy of ${name} of the embedded backend`
  expect(await kindsIn(text)).toEqual([own])
  expect(await kindsIn(`data:text/plain;base64,${base64(text)}`)).toEqual([own])
})

test('finds nothing in what visitors may read', async () => {
  const { publishableKey, anonKey } = TEST_KEYS
  expect(await kindsIn(`"${publishableKey}","${anonKey}",k.startsWith("sb_secret_")`)).toEqual([])
  expect(await findLeaks(publicDir, environment)).toEqual([])
  expect(await findLeaks(sourceDir, environment)).toEqual([])
})
