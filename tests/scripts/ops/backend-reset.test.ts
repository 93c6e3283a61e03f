import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { lockDataFolder } from '../../../supabase/local/database/data-folder-lock'
import { loadKeys } from '../../../supabase/local/keys'
import { runScript } from '../../helpers/run-script'

it('the reset deletes the data and keys that nobody can read, once no backend is running, and says so in one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reset-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const dataDir = join(folder, '.local', 'supabase')
  await mkdir(join(dataDir, 'pgdata'), { recursive: true })
  await loadKeys(dataDir)
  const reset = () => runScript('scripts/ops/backend-reset.ts', { folder })

  const lock = lockDataFolder(dataDir)
  await expect(reset()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Another backend is running on .local/supabase'),
  })
  expect(await readdir(dataDir)).toContain('pgdata')
  lock.release()

  const { stdout, stderr } = await reset()
  expect(stdout.trim().split('\n')).toHaveLength(1)
  expect(stderr).toBe('')
  expect(await readdir(dataDir)).toEqual(['backend.lock', 'keys.json'])

  await writeFile(join(dataDir, 'keys.json'), '{}')
  await reset()
  expect(await readdir(dataDir)).toEqual(['backend.lock'])
})
