import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
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

it('the backend makes keys of both kinds', async () => {
  const keys = await loadKeys()
  expect(keys.publishableKey).toMatch(/^sb_publishable_[\w-]{32}$/)
  expect(keys.secretKey).toMatch(/^sb_secret_[\w-]{32}$/)
  expect(decodeJwt(keys.anonKey)).toMatchObject({ iss: 'supabase', role: 'anon' })
  expect(decodeJwt(keys.serviceRoleKey)).toMatchObject({ iss: 'supabase', role: 'service_role' })
  const inTenYears = Date.now() / 1000 + 10 * 365 * 86_400
  expect(decodeJwt(keys.anonKey).exp).toBeGreaterThan(inTenYears)
})

it('the backend makes other keys every time they live in memory only', async () => {
  const [one, other] = await Promise.all([loadKeys(), loadKeys()])
  expect(one.jwtSecret).not.toBe(other.jwtSecret)
  expect(one.publishableKey).not.toBe(other.publishableKey)
})

it('the backend keeps the keys of a data folder, for its owner only', async () => {
  const folder = join(dataDir, 'new', 'folder')
  const first = await loadKeys(folder)
  expect(await loadKeys(folder)).toEqual(first)
  expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600)
})

it('the backend ends with the same keys when many start at once, and leaves nothing else behind', async () => {
  const keys = await Promise.all(Array.from({ length: 10 }, () => loadKeys(dataDir)))
  expect(new Set(keys.map((key) => key.jwtSecret)).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['keys.json'])
})

it('the backend does not replace a damaged key file', async () => {
  const file = join(dataDir, 'keys.json')
  await writeFile(file, '{"jwtSecret":"kort"}')
  await expect(loadKeys(dataDir)).rejects.toThrow()
  expect(await readFile(file, 'utf8')).toBe('{"jwtSecret":"kort"}')
})
