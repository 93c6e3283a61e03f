import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { hasErrorCode } from './error-code.ts'
import { processStart } from './process-start.ts'

export type DataFolderLock = {
  /** Whether the folder is still this process's own: somebody may have deleted the lock while it was suspended. */
  isHeld(): boolean
  release(): Promise<void>
}

const holderSchema = z.object({ pid: z.int().positive(), start: z.string(), token: z.string() })
type Holder = z.infer<typeof holderSchema>

/**
 * Takes the data folder for this process: two processes on one PostgreSQL folder destroy it.
 *
 * The lock is a file that names the process and when it started. A process that runs keeps it, however long it has been
 * stopped or suspended; that of one that has ended counts no more.
 *
 * Kept libraries for lock files (proper-lockfile and its like) take a holder for dead whose file has not been touched
 * for a while, which a stopped process cannot do.
 *
 * @throws dataFolderInUse when a running backend has the folder.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = lockFile(dataDir)
  const own = {
    pid: process.pid,
    start: (await processStart(process.pid)) ?? '',
    token: randomUUID(),
  }
  const draft = `${file}.${own.token}`
  await writeFile(draft, JSON.stringify(own), { flag: 'wx' })
  try {
    if (!(await take(file, draft))) throw await dataFolderInUse(dataDir)
  } finally {
    await rm(draft, { force: true })
  }
  const isHeld = () => tokenIn(file) === own.token
  return {
    isHeld,
    async release() {
      if (isHeld()) await rm(file, { force: true })
    },
  }
}

/**
 * Gives a name to the draft, unless a running process has it. A link is made whole or not at all. Where the process has
 * ended, only who holds the name derived from its token may replace it, and looks once more before: so of many that
 * start together exactly one gets in.
 */
async function take(name: string, draft: string): Promise<boolean> {
  for (;;) {
    if (await tryLink(draft, name)) return true
    const holder = await readHolder(name)
    if (holder === undefined) continue
    if (await isAlive(holder)) return false
    const succession = `${name}.${holder.token}`
    if (!(await take(succession, draft))) return false
    try {
      if ((await readHolder(name))?.token !== holder.token) continue
      const successor = `${draft}.next`
      await link(draft, successor)
      await rename(successor, name)
      return true
    } finally {
      await rm(succession, { force: true })
    }
  }
}

async function tryLink(draft: string, name: string): Promise<boolean> {
  try {
    await link(draft, name)
    return true
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false
    throw error
  }
}

/** The id of the running process whose backend has the folder. */
export async function findHolder(dataDir: string): Promise<number | undefined> {
  const holder = await readHolder(lockFile(dataDir))
  return holder && (await isAlive(holder)) ? holder.pid : undefined
}

/** Undefined where there is no such file; a lock of an older version names nobody who could be alive. */
async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    const text = await readFile(file, 'utf8')
    return parseHolder(text) ?? { pid: Number.MAX_SAFE_INTEGER, start: 'unknown', token: 'unknown' }
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function tokenIn(file: string): string | undefined {
  try {
    return parseHolder(readFileSync(file, 'utf8'))?.token
  } catch {
    return undefined
  }
}

async function isAlive({ pid, start }: Holder): Promise<boolean> {
  const running = await processStart(pid)
  // Where the system does not tell when, it may be the same process.
  return running !== undefined && (running === start || running === '' || start === '')
}

function lockFile(dataDir: string): string {
  return join(dataDir, 'backend.lock')
}

/** The error for the person who starts a second backend on a folder. */
export async function dataFolderInUse(dataDir: string): Promise<Error> {
  const holder = await findHolder(dataDir)
  const who = holder === undefined ? '' : ` (process ${holder})`
  return new Error(
    `Another backend is running on ${dataDir}${who}. Stop it first: two of them on one folder destroy its data.`,
  )
}
