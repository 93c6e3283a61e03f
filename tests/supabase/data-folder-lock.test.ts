import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLocalBackend } from '../../supabase/local/backend'
import { findHolder, lockDataFolder } from '../../supabase/local/database/data-folder-lock'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

it('the lock lets one backend have the folder at a time', async () => {
  expect(findHolder(join(dataDir, 'new'))).toBeUndefined()
  // Of a process that was killed, whose id belongs to a running process by now.
  await writeFile(join(dataDir, 'backend.lock'), String(process.pid))
  const lock = lockDataFolder(dataDir)
  expect(findHolder(dataDir)).toBe(process.pid)
  expect(() => lockDataFolder(dataDir)).toThrow(
    `Another backend is running on ${dataDir} (process ${process.pid}). Stop it first`,
  )

  lock.release()
  expect(findHolder(dataDir)).toBeUndefined()
  lockDataFolder(dataDir).release()
})

it.runIf(process.platform !== 'win32')(
  'the lock leaves the folder to a process that is suspended, until it ends',
  async () => {
    const child = fork('tests/helpers/hold-data-folder.ts', [dataDir], {
      execArgv: ['--import', 'tsx'],
    })
    await once(child, 'message')
    child.kill('SIGSTOP')
    const anHourAgo = new Date(Date.now() - 3_600_000)
    await utimes(join(dataDir, 'backend.lock'), anHourAgo, anHourAgo)
    await expect(createLocalBackend({ dataDir })).rejects.toThrow(`(process ${child.pid})`)

    child.kill('SIGKILL')
    await once(child, 'exit')
    lockDataFolder(dataDir).release()
  },
)

it('a damaged folder or file of keys is named with the remedy and left as it is, and the folder is let go', async () => {
  await (await createLocalBackend({ dataDir })).close()
  await truncate(join(dataDir, 'pgdata', 'global', 'pg_control'), 10)
  await expect(createLocalBackend({ dataDir })).rejects.toThrow(
    /^The data in .* is damaged and cannot be opened. `npm run backend:reset` deletes it/,
  )
  expect(findHolder(dataDir)).toBeUndefined()

  const keys = join(dataDir, 'keys.json')
  await writeFile(keys, '{"jwtSecret":')
  await expect(createLocalBackend({ dataDir })).rejects.toThrow(
    `The keys in ${keys} are damaged. \`npm run backend:reset\` makes new ones`,
  )
  expect(await readFile(keys, 'utf8')).toBe('{"jwtSecret":')
  expect(findHolder(dataDir)).toBeUndefined()
})
