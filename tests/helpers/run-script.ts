import { execFile, type PromiseWithChild } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const project = new URL('../../', import.meta.url)
const tsx = pathToFileURL(createRequire(project).resolve('tsx')).href

/**
 * Runs a script of the project by tsx, as its command in package.json does, but in another folder and with nobody at the
 * keyboard. Its environment has only the variables given here, and PATH.
 */
export function runScript(
  script: string,
  {
    folder,
    args = [],
    env = {},
  }: { folder: string; args?: readonly string[]; env?: Record<string, string> },
): PromiseWithChild<{ stdout: string; stderr: string }> {
  const path = fileURLToPath(new URL(script, project))
  const started = promisify(execFile)(process.execPath, ['--import', tsx, path, ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      TSX_TSCONFIG_PATH: fileURLToPath(new URL('tsconfig.json', project)),
      ...env,
    },
  })
  started.child.stdin?.end()
  return started
}
