import { execFile, type PromiseWithChild } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { scripts } from '../../package.json'

const project = new URL('../../', import.meta.url)
const { resolve } = createRequire(project)

/**
 * Runs a script of the project in another folder, as its command in package.json does in the project's own, and with
 * nobody at the keyboard. Of the environment it has what is given here, and finds the same programs.
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
  const started = promisify(execFile)(process.execPath, [...importsOf(script), path, ...args], {
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

/** What its command has Node.js import before it. The names of packages mean nothing in another folder. */
function importsOf(script: string): string[] {
  const command = Object.values(scripts).find((candidate) => candidate.endsWith(` ${script}`))
  if (!command) throw new Error(`No command of package.json ends in ${script}`)
  return Array.from(command.matchAll(/--import (\S+)/g), ([, name = '']) => [
    '--import',
    pathToFileURL(resolve(name)).href,
  ]).flat()
}
