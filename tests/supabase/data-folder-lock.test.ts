import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, truncate, utimes, writeFile } from 'node:fs/promises'
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

it('the lock lets one backend have the folder at a time', () => {
  const lock = lockDataFolder(dataDir)
  expect(findHolder(dataDir)).toBe(process.pid)
  expect(() => lockDataFolder(dataDir)).toThrow(
    `Another backend is running on ${dataDir} (process ${process.pid}). Stop it first`,
  )

  lock.release()
  expect(findHolder(dataDir)).toBeUndefined()
  lockDataFolder(dataDir).release()
})

it('the lock has no holder in a folder that is new', () => {
  expect(findHolder(join(dataDir, 'new'))).toBeUndefined()
})

it('the lock gives the folder of a process that was killed to exactly one of many that start at once', async () => {
  // The id belongs to a running process by now.
  await writeFile(join(dataDir, 'backend.lock'), String(process.pid))
  const starts = await Promise.allSettled(
    Array.from({ length: 8 }, async () => lockDataFolder(dataDir)),
  )
  const winners = starts.filter((start) => start.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  winners[0]?.value.release()
})

it.runIf(process.platform !== 'win32')(
  'leaves the folder to a process that is suspended, until it ends',
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

it('names a damaged folder and the remedy, and lets it go', async () => {
  await (await createLocalBackend({ dataDir })).close()
  await truncate(join(dataDir, 'pgdata', 'global', 'pg_control'), 10)
  await expect(createLocalBackend({ dataDir })).rejects.toThrow(
    /^The data in .* is damaged and cannot be opened. `npm run backend:reset` deletes it/,
  )
  expect(findHolder(dataDir)).toBeUndefined()
})

it('names damaged keys and the remedy, and lets the folder go', async () => {
  const file = join(dataDir, 'keys.json')
  await writeFile(file, '{"jwtSecret":')
  await expect(createLocalBackend({ dataDir })).rejects.toThrow(
    `The keys in ${file} are damaged. \`npm run backend:reset\` makes new ones`,
  )
  expect(findHolder(dataDir)).toBeUndefined()
})
