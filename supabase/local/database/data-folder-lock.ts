import {
  closeSync,
  constants,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'

/** The locked byte is behind the text: on Windows a locked byte cannot be read. */
const LOCKED_BYTE = 1024

/**
 * Takes the data folder for this process: two processes on one PostgreSQL folder destroy it. The operating system keeps
 * the lock for a process that is suspended, however long, and ends it with the process. The file only names the process.
 *
 * @throws dataFolderInUse when a running backend has the folder.
 */
export function lockDataFolder(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = openSync(lockFile(dataDir), constants.O_RDWR | constants.O_CREAT, 0o600)
  if (!tryLock(file, LOCKED_BYTE, 1)) {
    closeSync(file)
    throw dataFolderInUse(dataDir)
  }
  ftruncateSync(file)
  writeSync(file, String(process.pid))
  return { release: () => closeSync(file) }
}

/** The id of the running process whose backend has the folder. */
export function findHolder(dataDir: string): number | undefined {
  if (!existsSync(lockFile(dataDir))) return undefined
  const file = openSync(lockFile(dataDir), 'r+')
  try {
    const isFree = tryLock(file, LOCKED_BYTE, 1, { shared: true })
    return isFree ? undefined : Number(readFileSync(file, 'utf8'))
  } finally {
    closeSync(file)
  }
}

function lockFile(dataDir: string): string {
  return join(dataDir, 'backend.lock')
}

/** The error for the person who starts a second backend on a folder. */
export function dataFolderInUse(dataDir: string): Error {
  const holder = findHolder(dataDir)
  const process = holder === undefined ? '' : ` (process ${holder})`
  return new Error(
    `Another backend is running on ${dataDir}${process}. Stop it first: two of them on one folder destroy its data.`,
  )
}
