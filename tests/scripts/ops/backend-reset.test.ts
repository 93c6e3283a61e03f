import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDataFolder } from '../../../supabase/local/database/data-folder-lock'
import { loadKeys } from '../../../supabase/local/keys'
import { runScript } from '../../helpers/run-script'

let folder: string
let dataDir: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reset-'))
  dataDir = join(folder, '.local', 'supabase')
  await mkdir(join(dataDir, 'pgdata'), { recursive: true })
  await loadKeys(dataDir)
})
afterEach(() => rm(folder, { recursive: true }))

const reset = () => runScript('scripts/ops/backend-reset.ts', { folder })

it('the reset deletes the data, keeps the keys and says so in one line', async () => {
  const { stdout, stderr } = await reset()
  expect(stdout.trim().split('\n')).toHaveLength(1)
  expect(stderr).toBe('')
  expect(await readdir(dataDir)).toEqual(['backend.lock', 'keys.json'])
})

it('the reset deletes keys that nobody can read', async () => {
  await writeFile(join(dataDir, 'keys.json'), '{}')
  await reset()
  expect(await readdir(dataDir)).toEqual(['backend.lock'])
})

it('the reset touches nothing while a backend is running', async () => {
  const lock = lockDataFolder(dataDir)
  await expect(reset()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Another backend is running on .local/supabase'),
  })
  expect(await readdir(dataDir)).toContain('pgdata')
  lock.release()
})
