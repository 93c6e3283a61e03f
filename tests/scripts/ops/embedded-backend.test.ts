import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { resetBackend } from '../../../scripts/ops/backend-reset'
import { listSubscribers } from '../../../scripts/ops/backend-subscribers'
import { lockDataFolder } from '../../../supabase/local/database/data-folder-lock'
import { loadKeys } from '../../../supabase/local/keys'
import { openBackend } from '../../helpers/backend-client'
import { temporaryFolder } from '../../helpers/folder'
import { runCommand } from '../../helpers/run-command'

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await temporaryFolder()
  dataDir = join(folder, '.local', 'supabase')
})

it('the reset deletes the data and unreadable keys once no backend is running, and reports it in one line', async () => {
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

// Without a backend, or while one runs, it says the same as an export: commands.test.ts.
it('the sign-ups in the embedded backend are listed, the oldest first', async () => {
  const backend = await openBackend({ dataDir })
  for (const email of ['karen@eksempel.dk', 'anna@eksempel.dk']) {
    const body = { email }
    const { error } = await backend.connect().functions.invoke('subscribe-mailchimp', { body })
    expect(error).toBeNull()
  }
  await backend.close()

  const list = await runCommand(listSubscribers, { folder })
  expect(list.split('\n')).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}subscribed {2}karen@eksempel\.dk$/),
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}subscribed {2}anna@eksempel\.dk$/),
    "2 in the embedded backend's newsletter.",
  ])
})
