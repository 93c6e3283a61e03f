import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createOutbox, outboxFolder } from '../../supabase/local/auth/outbox'
import { createLocalBackend } from '../../supabase/local/backend'
import { findHolder, lockDataFolder } from '../../supabase/local/database/data-folder-lock'
import { initialData } from '../../supabase/local/database/initial-data'
import { loadKeys } from '../../supabase/local/keys'
import { temporaryFolder } from '../helpers/folder'

let dataDir: string

beforeEach(async () => {
  dataDir = await temporaryFolder()
})

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
  await cp((await initialData()).folder, join(dataDir, 'pgdata'), { recursive: true })
  await truncate(join(dataDir, 'pgdata', 'global', 'pg_control'), 10)
  await expect(createLocalBackend({ dataDir })).rejects.toThrow(
    /^The data in .* is damaged and cannot be opened. `npm run backend:reset` deletes it/,
  )
  expect(findHolder(dataDir)).toBeUndefined()

  const keys = join(dataDir, 'keys.json')
  await writeFile(keys, '{"jwtSecret":')
  await expect(createLocalBackend({ dataDir })).rejects.toThrow(
    `The keys in ${keys} are damaged. \`npm run backend:reset\` deletes them`,
  )
  expect(await readFile(keys, 'utf8')).toBe('{"jwtSecret":')
  expect(findHolder(dataDir)).toBeUndefined()
})

it('the keys of a data folder are made once, also where many start on it at once, and are for its owner only', async () => {
  const folder = join(dataDir, 'new', 'folder')
  const keys = await Promise.all(Array.from({ length: 10 }, () => loadKeys(folder)))
  expect(new Set(keys.map(({ jwtSecret }) => jwtSecret)).size).toBe(1)
  expect(await loadKeys(folder)).toEqual(keys[0])
  expect(await readdir(folder)).toEqual(['keys.json'])
  expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600)
})

it('the outbox keeps each mail as a file that only the owner reads, and logs its path alone, until it is emptied', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {})
  onTestFinished(() => void log.mockRestore())
  const outbox = createOutbox(dataDir)
  const mail = {
    to: 'bruger@example.com',
    subject: 'Vælg en ny adgangskode --><script>',
    html: '<p>Hej</p>',
    sentAt: new Date('2026-11-22T09:30:00.250Z'),
  }
  await outbox.deliver(mail)
  await outbox.deliver(mail)

  const files = await readdir(outboxFolder(dataDir))
  expect(files).toHaveLength(2)
  const [first = ''] = files
  expect(first).toMatch(/^2026-11-22T09-30-00\.250Z-[0-9a-f]{8}\.html$/)
  const file = join(outboxFolder(dataDir), first)
  expect(log).toHaveBeenCalledWith(`A mail lies in ${file}`)
  expect(await readFile(file, 'utf8')).toBe(`<!--
To: bruger@example.com
Subject: Vælg en ny adgangskode --&gt;<script&gt;
Date: 2026-11-22T09:30:00.250Z
-->
<p>Hej</p>`)
  expect((await stat(file)).mode & 0o077).toBe(0)

  await outbox.empty()
  expect(outbox.mails()).toEqual([])
  await expect(readdir(outboxFolder(dataDir))).rejects.toThrow('ENOENT')
})
