import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { resetBackend } from '../../../scripts/ops/backend-reset'
import { lockDataFolder } from '../../../supabase/local/database/data-folder-lock'
import { loadKeys } from '../../../supabase/local/keys'
import { temporaryFolder } from '../../helpers/folder'
import { runCommand } from '../../helpers/run-command'

it('the reset deletes the data and unreadable keys once no backend is running, and reports it in one line', async () => {
  const folder = await temporaryFolder()
  const dataDir = join(folder, '.local', 'supabase')
  await mkdir(join(dataDir, 'pgdata'), { recursive: true })
  await loadKeys(dataDir)
  const reset = () => runCommand(resetBackend, { folder })

  const lock = lockDataFolder(dataDir)
  await expect(reset()).rejects.toThrow(`Another backend is running on ${dataDir}`)
  expect(await readdir(dataDir)).toContain('pgdata')
  lock.release()

  expect((await reset()).split('\n')).toHaveLength(1)
  expect(await readdir(dataDir)).toEqual(['backend.lock', 'keys.json'])

  await writeFile(join(dataDir, 'keys.json'), '{}')
  await reset()
  expect(await readdir(dataDir)).toEqual(['backend.lock'])
})
