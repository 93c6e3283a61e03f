import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findHolder, lockDataFolder } from '../../supabase/local/data-folder-lock'

let dataDir: string
let file: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lock-'))
  file = join(dataDir, 'backend.lock')
})
afterEach(() => rm(dataDir, { recursive: true }))

it('lets one backend have the folder at a time', async () => {
  const lock = await lockDataFolder(dataDir)
  expect(await findHolder(dataDir)).toBe(process.pid)
  await expect(lockDataFolder(dataDir)).rejects.toThrow(`Another backend is running on ${dataDir}`)

  await lock.release()
  expect(await findHolder(dataDir)).toBeUndefined()
  expect(await readdir(dataDir)).toEqual([])
  await (await lockDataFolder(dataDir)).release()
})

it('gives the folder to one of many that start at once', async () => {
  const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(dataDir)))
  const winners = starts.filter((start) => start.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  await winners[0]?.value.release()
})

it('respects the lock of a running process, until that one is killed', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(other, 'spawn')
  await writeFile(file, `${other.pid} 1`)
  await expect(lockDataFolder(dataDir)).rejects.toThrow('Stop it first')

  other.kill('SIGKILL')
  await once(other, 'exit')
  const lock = await lockDataFolder(dataDir)
  expect(await readFile(file, 'utf8')).toContain(`${process.pid} `)
  await lock.release()
})

it('does not count a lock whose process id was given to a newer process', async () => {
  await writeFile(file, `${process.ppid} 1`)
  const aMinuteAgo = new Date(Date.now() - 60_000)
  await utimes(file, aMinuteAgo, aMinuteAgo)
  await (await lockDataFolder(dataDir)).release()

  await writeFile(file, `${process.pid} 1`)
  await (await lockDataFolder(dataDir)).release()
})
