import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import project from '../../../package.json' with { type: 'json' }

const VERSION = project.devDependencies.supabase

export type SupabaseCli = {
  /** The command, for messages. */
  name: string
  /** Runs an interactive command; true when it succeeded. */
  run(args: readonly string[]): boolean
  /**
   * Runs a command without a terminal.
   * @returns its output, or undefined when it failed
   */
  read(args: readonly string[]): Promise<string | undefined>
}

type ProcessOptions = { cwd: string; env: NodeJS.ProcessEnv }

/**
 * The Supabase CLI of package.json, which npm puts first on the PATH. With telemetry disabled.
 * @throws Error when it is not installed
 */
export async function findSupabaseCli({ cwd, env }: ProcessOptions): Promise<SupabaseCli> {
  const options = { cwd, env: { ...env, SUPABASE_TELEMETRY_DISABLED: '1' } }
  const version = await capture('supabase', ['--version'], options)
  if (version?.trim() !== VERSION) {
    throw new Error(`The Supabase CLI ${VERSION} of package.json is missing: run \`npm install\`.`)
  }
  return {
    name: 'npx supabase',
    run: (args) => runProgram('supabase', args, options),
    read: (args) => capture('supabase', args, options),
  }
}

/** Runs a program in this terminal; true when it succeeded. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: ProcessOptions,
): boolean {
  return spawnSync(program, args, { ...options, stdio: 'inherit' }).status === 0
}

async function capture(
  program: string,
  args: readonly string[],
  options: ProcessOptions,
): Promise<string | undefined> {
  const started = promisify(execFile)(program, args, options)
  started.child.stdin?.end()
  return started.then(
    ({ stdout }) => stdout,
    () => undefined,
  )
}
