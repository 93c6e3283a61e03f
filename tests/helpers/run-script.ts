import { execFile, type PromiseWithChild } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const project = new URL('../../', import.meta.url)
/** What the commands in package.json import before a script, wherever it runs. */
const PRELOADED = ['node_modules/vite/dist/node/index.js', 'node_modules/tsx/dist/loader.mjs']

/**
 * Runs a script of the project in another folder, as the owner does in the project's own, and with nobody at the
 * keyboard. Of the environment it has what is given here, and finds the same programs.
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
  const imports = PRELOADED.flatMap((file) => ['--import', new URL(file, project).href])
  const started = promisify(execFile)(process.execPath, [...imports, path, ...args], {
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
