import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'
import { hasErrorCode } from '../error-code.ts'

export type DataFolderLock = {
  /** Whether the folder is still this process's own: somebody may have deleted the lock while it was suspended. */
  isHeld(): boolean
  release(): void
}

/** The byte that is locked lies behind the text: Windows lets nobody read what is locked. */
const LOCKED_BYTE = 1024

/**
 * Takes the data folder for this process: two processes on one PostgreSQL folder destroy it.
 *
 * The operating system keeps the lock. It belongs to a process that is stopped or suspended, however long, and ends
 * with the process, however that ends; the file's text only says whose it is.
 *
 * @throws dataFolderInUse when a running backend has the folder.
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = lockFile(dataDir)
  for (;;) {
    const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
    if (!tryLock(file, LOCKED_BYTE, 1)) {
      closeSync(file)
      throw dataFolderInUse(dataDir)
    }
    const isHeld = () => isFileAt(path, file)
    // Who had it before may have deleted the file between the two calls.
    if (!isHeld()) {
      closeSync(file)
      continue
    }
    ftruncateSync(file)
    writeSync(file, String(process.pid))
    return {
      isHeld,
      release() {
        if (isHeld()) rmSync(path)
        closeSync(file)
      },
    }
  }
}

function isFileAt(path: string, file: number): boolean {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found?.ino === fstatSync(file, { bigint: true }).ino
}

/** The id of the running process whose backend has the folder. */
export function findHolder(dataDir: string): number | undefined {
  const path = lockFile(dataDir)
  let file: number
  try {
    file = openSync(path, 'r+')
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
  try {
    return tryLock(file, LOCKED_BYTE, 1, { shared: true })
      ? undefined
      : Number(readFileSync(file, 'utf8'))
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
  const who = holder === undefined ? '' : ` (process ${holder})`
  return new Error(
    `Another backend is running on ${dataDir}${who}. Stop it first: two of them on one folder destroy its data.`,
  )
}
