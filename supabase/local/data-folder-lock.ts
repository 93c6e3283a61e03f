import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasErrorCode } from './error-code.ts'

export type DataFolderLock = { release(): Promise<void> }

const BEAT_MS = 5_000
// After a restart of the machine or container the id of a dead process may belong to another one,
// or to this one; such a lock is known by its age, or by when its process started.
const STALE_MS = 30_000

/**
 * Takes the data folder for this process: two processes on one PostgreSQL folder destroy it.
 *
 * The lock is a file with the process id, touched every five seconds. That of a process which was
 * killed does not count.
 *
 * @throws dataFolderInUse when a running backend has the folder.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = lockFile(dataDir)
  if (!(await createLock(file))) {
    if ((await findHolder(dataDir)) !== undefined) throw dataFolderInUse(dataDir)
    await rm(file, { force: true })
    if (!(await createLock(file))) throw dataFolderInUse(dataDir)
  }
  const beat = setInterval(() => touch(file), BEAT_MS)
  beat.unref()
  return {
    async release() {
      clearInterval(beat)
      await rm(file, { force: true })
    },
  }
}

async function createLock(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${process.pid} ${performance.timeOrigin}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false
    throw error
  }
}

/** The id of the running process whose backend has the folder. */
export async function findHolder(dataDir: string): Promise<number | undefined> {
  const file = lockFile(dataDir)
  try {
    const [content, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
    const [holder = 0, startedAt] = content.split(' ').map(Number)
    const isFresh = Date.now() - mtimeMs < STALE_MS
    const isPredecessor = holder === process.pid && startedAt !== performance.timeOrigin
    return isFresh && !isPredecessor && isRunning(holder) ? holder : undefined
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function lockFile(dataDir: string): string {
  return join(dataDir, 'backend.lock')
}

function isRunning(processId: number): boolean {
  try {
    // Signal 0 only asks.
    process.kill(processId, 0)
    return true
  } catch (error) {
    // Somebody else's process.
    return hasErrorCode(error, 'EPERM')
  }
}

function touch(file: string): void {
  const now = new Date()
  // The folder may have been deleted under a running backend; there is nothing to guard then.
  utimes(file, now, now).catch(() => {})
}

/** The error for the person who starts a second backend on a folder. */
export function dataFolderInUse(dataDir: string): Error {
  return new Error(
    `Another backend is running on ${dataDir}. Stop it first: two of them on one folder destroy its data.`,
  )
}
