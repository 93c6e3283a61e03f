import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { promisify } from 'node:util'

const LOOK_AGAIN_MS = 250

/**
 * Sends this process SIGTERM as soon as the npm that runs it is gone: one that is killed or hung up on tells
 * nobody. Does nothing for a process that no package.json has started.
 */
export function endWithStarter(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const starters = [parent]
  const watch = setInterval(() => {
    if (process.ppid === parent && starters.every(isRunning)) return
    clearInterval(watch)
    end()
  }, LOOK_AGAIN_MS)
  watch.unref()

  if (process.platform === 'win32') {
    void findParent(parent).then((npm) => starters.push(npm))
  } else if (parent === 1) {
    void isNpm(parent).then((isHere) => isHere || end())
  }
}

/** By hand where nobody listens; on Windows Node.js could not send itself a signal that it hears. */
function end(): void {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(128 + constants.signals.SIGTERM)
}

function isRunning(id: number): boolean {
  try {
    // Signal 0 only asks.
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}

/** The first process takes in those whose own is gone, and in a container it may be npm itself. */
async function isNpm(id: number): Promise<boolean> {
  const name = await readFile(`/proc/${id}/comm`, 'utf8').catch(() => '')
  return /^(?:npm|node)\b/.test(name)
}

/** The parent is cmd.exe there, which waits on when npm is gone. */
async function findParent(id: number): Promise<number> {
  const query = `(Get-CimInstance Win32_Process -Filter 'ProcessId = ${id}').ParentProcessId`
  const { stdout } = await promisify(execFile)('powershell', ['-NoProfile', '-Command', query])
  return Number(stdout)
}
