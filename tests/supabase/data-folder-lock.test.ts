import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLocalBackend } from '../../supabase/local/backend'
import { findHolder, lockDataFolder } from '../../supabase/local/database/data-folder-lock'
import { wordFolderTrouble } from '../../supabase/local/database/folder-trouble'
import { loadKeys, removeDamagedKeys } from '../../supabase/local/keys'

let dataDir: string
let file: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lock-'))
  file = join(dataDir, 'backend.lock')
})
afterEach(() => rm(dataDir, { recursive: true }))

/** The lock of a process that has ended without taking it away; its id belongs to a running process by now. */
const leaveLock = () => writeFile(file, String(process.pid))

/** A backend on the folder, in a process of its own. */
async function openElsewhere(): Promise<{ child: ChildProcess; said: string[] }> {
  const child = fork('tests/helpers/hold-data-folder.ts', [dataDir], {
    execArgv: ['--import', 'tsx'],
    silent: true,
  })
  const said: string[] = []
  child.stderr?.on('data', (text) => said.push(String(text)))
  await once(child, 'message')
  return { child, said }
}

it('lets one backend have the folder at a time', async () => {
  const lock = lockDataFolder(dataDir)
  expect(findHolder(dataDir)).toBe(process.pid)
  expect(() => lockDataFolder(dataDir)).toThrow(
    `Another backend is running on ${dataDir} (process ${process.pid}). Stop it first`,
  )

  lock.release()
  expect(findHolder(dataDir)).toBeUndefined()
  expect(await readdir(dataDir)).toEqual([])
  lockDataFolder(dataDir).release()
})

it.each([
  ['a new folder', async () => {}],
  ['the folder of a process that was killed', leaveLock],
  [
    'a folder with the lock of an older version',
    () => writeFile(file, '{"pid":4711,"start":"some boot 1"}'),
  ],
])('gives %s to exactly one of many that start at once', async (_folder, prepare) => {
  for (let round = 0; round < 20; round += 1) {
    await prepare()
    const starts = await Promise.allSettled(
      Array.from({ length: 8 }, async () => lockDataFolder(dataDir)),
    )
    const winners = starts.filter((start) => start.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    expect(winners[0]?.value.isHeld()).toBe(true)
    winners[0]?.value.release()
    expect(await readdir(dataDir)).toEqual([])
  }
})

it.runIf(process.platform !== 'win32')(
  'leaves the folder to a process that is stopped, however old its lock is',
  async () => {
    const { child } = await openElsewhere()
    child.kill('SIGSTOP')
    const anHourAgo = new Date(Date.now() - 3_600_000)
    await utimes(file, anHourAgo, anHourAgo)
    expect(() => lockDataFolder(dataDir)).toThrow(`(process ${child.pid})`)

    child.kill('SIGCONT')
    child.send('Efter pausen')
    expect((await once(child, 'message'))[0]).toBe(201)
    child.kill('SIGKILL')
    await once(child, 'exit')
    lockDataFolder(dataDir).release()
  },
)

it.runIf(process.platform !== 'win32')(
  'ends a process that has lost its folder, before it writes over what another has confirmed',
  async () => {
    const { child, said } = await openElsewhere()
    child.kill('SIGSTOP')
    await rm(file)
    const other = await createLocalBackend({ dataDir })
    const titles = Array.from({ length: 20 }, (_, index) => `Kursus ${index + 1}`)
    await other.database.asOwner((transaction) =>
      transaction.query(
        `insert into public.course_events (title, event_date, start_time, end_time, location, type)
         select title, '2026-11-23', '13:00', '15:00', 'Online', 'foredrag' from unnest($1::text[]) as title`,
        [titles],
      ),
    )

    child.kill('SIGCONT')
    const ended = once(child, 'exit')
    child.send('Fra den forrige')
    expect((await once(child, 'message'))[0]).toBe(503)
    expect((await ended)[0]).toBe(1)
    expect(said.join('')).toContain(`has lost its data folder ${dataDir}`)

    await other.close()
    const again = await createLocalBackend({ dataDir })
    const rows = await again.database.asOwner((transaction) =>
      transaction.query<{ title: string }>('select title from public.course_events'),
    )
    await again.close()
    expect(rows.map(({ title }) => title).toSorted()).toEqual(titles.toSorted())
  },
)

it('names a damaged folder and the remedy, and lets it go', async () => {
  await (await createLocalBackend({ dataDir })).close()
  await truncate(join(dataDir, 'pgdata', 'global', 'pg_control'), 10)
  await expect(createLocalBackend({ dataDir })).rejects.toThrow(
    `The data in ${dataDir} is damaged and cannot be opened. \`npm run backend:reset\` deletes it`,
  )
  expect(findHolder(dataDir)).toBeUndefined()
})

it('names damaged keys and the remedy, after which there are new ones', async () => {
  await mkdir(dataDir, { recursive: true })
  const keysFile = join(dataDir, 'keys.json')
  await writeFile(keysFile, '{"jwtSecret":')
  await expect(createLocalBackend({ dataDir })).rejects.toThrow(
    `The keys in ${keysFile} are damaged. \`npm run backend:reset\` makes new ones`,
  )
  await removeDamagedKeys(dataDir)
  const keys = await loadKeys(dataDir)
  await removeDamagedKeys(dataDir)
  expect(JSON.parse(await readFile(keysFile, 'utf8'))).toEqual(keys)
})

it('names a full disk and the remedy, whichever file system tells of it', () => {
  const told = [
    Object.assign(new Error('write failed'), { code: 'ENOSPC' }),
    // PGlite's own has a number alone.
    Object.assign(new Error(), { name: 'ErrnoError', errno: 51 }),
  ]
  for (const error of told) {
    expect(wordFolderTrouble(dataDir, error)).toMatchObject({
      message: `The disk that holds ${dataDir} is full. Make room, and try again.`,
    })
  }
})

it('refuses to write on a full disk, says so, and goes on reading', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const sentence = `The disk that holds ${dataDir} is full. Make room, and try again.`
  let free = 0
  const freeBytes = async () => free
  await expect(createLocalBackend({ dataDir, freeBytes })).rejects.toThrow(sentence)

  free = 1024 ** 3
  const keys = await loadKeys(dataDir)
  const backend = await createLocalBackend({ dataDir, keys, freeBytes })
  const ask = (method: string) =>
    backend.fetch(
      new Request(`http://localhost${backend.basePath}/rest/v1/newsletter_attempts`, {
        method,
        headers: { apikey: keys.secretKey, 'Content-Type': 'application/json' },
        body: method === 'POST' ? '{"address_hash":"a","client_hash":"b"}' : null,
      }),
    )
  free = 1024 ** 2
  const refused = await ask('POST')
  expect([refused.status, await refused.json()]).toEqual([503, { message: sentence }])
  expect((await ask('GET')).status).toBe(200)
  expect(said).toHaveBeenCalledExactlyOnceWith(sentence)

  free = 1024 ** 3
  expect((await ask('POST')).status).toBe(201)
  await backend.close()
})
