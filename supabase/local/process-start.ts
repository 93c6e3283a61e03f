import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { hasErrorCode } from './error-code.ts'

/** Of the fields of /proc/<id>/stat behind the name of the program, which may hold anything. */
const START_TIME_FIELD = 19

/**
 * When a process started, in words that are for comparing only: a process with the same id and the same start is the
 * same process, also after the id was given to another or the machine was started again.
 * @returns '' where the system does not tell, undefined where no such process runs
 */
export async function processStart(id: number): Promise<string | undefined> {
  if (!isRunning(id)) return undefined
  if (process.platform === 'linux') return linuxStart(id)
  if (process.platform === 'win32') return ''
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(id)]).catch(
    () => ({ stdout: '' }),
  )
  return stdout.trim()
}

async function linuxStart(id: number): Promise<string | undefined> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${id}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ])
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A process that has ended and is not yet buried writes nothing any more.
    if (fields[0] === 'Z') return undefined
    return `${boot.trim()} ${fields[START_TIME_FIELD]}`
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT') || hasErrorCode(error, 'ESRCH')) return undefined
    return ''
  }
}

function isRunning(id: number): boolean {
  try {
    // Signal 0 only asks.
    process.kill(id, 0)
    return true
  } catch (error) {
    // Somebody else's process.
    return hasErrorCode(error, 'EPERM')
  }
}
