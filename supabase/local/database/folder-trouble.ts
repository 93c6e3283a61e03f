import { messages } from '@electric-sql/pglite'
import { hasErrorCode } from '../error-code.ts'
import { diskFull } from './disk-space.ts'

/** PostgreSQL's codes for damaged data, for a file that is missing or cannot be read, and for a full disk. */
const DAMAGE = /^(XX|58|53100)/

const FULL = /ENOSPC|no space left on device/i
/** ENOSPC in PGlite's file system, whose errors have a number and no message. */
const EMSCRIPTEN_ENOSPC = 51

/**
 * Says in one sentence what is wrong with a data folder and what to do, for the person who starts a backend on it.
 * PGlite itself only says 'Aborted()'.
 * @returns the error itself where the folder is not to blame: a migration that fails, an opening that was given up
 */
export function wordFolderTrouble(dataDir: string, error: unknown): unknown {
  const text = error instanceof Error ? error.message : String(error)
  const errno = typeof error === 'object' && error !== null && Reflect.get(error, 'errno')
  if (hasErrorCode(error, 'ENOSPC') || errno === EMSCRIPTEN_ENOSPC || FULL.test(text)) {
    return new Error(diskFull(dataDir), { cause: error })
  }
  const isOfDatabase = error instanceof messages.DatabaseError
  if (isOfDatabase && !DAMAGE.test(error.code ?? '')) return error
  return new Error(
    `The data in ${dataDir} is damaged and cannot be opened. \`npm run backend:reset\` deletes it; the next start begins anew.`,
    { cause: error },
  )
}
