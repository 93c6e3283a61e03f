import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadKeys } from '../../supabase/local/keys'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keys-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

it('every backend in memory has keys of its own, of both kinds', async () => {
  const [keys, others] = await Promise.all([loadKeys(), loadKeys()])
  expect(keys.publishableKey).toMatch(/^sb_publishable_[\w-]{32}$/)
  expect(keys.secretKey).toMatch(/^sb_secret_[\w-]{32}$/)
  expect(decodeJwt(keys.anonKey)).toMatchObject({ iss: 'supabase', role: 'anon' })
  expect(decodeJwt(keys.serviceRoleKey)).toMatchObject({ iss: 'supabase', role: 'service_role' })
  expect(others.jwtSecret).not.toBe(keys.jwtSecret)
  expect(others.publishableKey).not.toBe(keys.publishableKey)
})

it('the keys of a data folder are kept, for its owner only', async () => {
  const folder = join(dataDir, 'new', 'folder')
  const first = await loadKeys(folder)
  expect(await loadKeys(folder)).toEqual(first)
  expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600)
})

it('many that start on a data folder at once get the same keys, and leave nothing else behind', async () => {
  const keys = await Promise.all(Array.from({ length: 10 }, () => loadKeys(dataDir)))
  expect(new Set(keys.map((key) => key.jwtSecret)).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['keys.json'])
})
