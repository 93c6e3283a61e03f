import { type SpawnOptions, spawn } from 'node:child_process'
import project from '../../../package.json' with { type: 'json' }

const VERSION = project.devDependencies.supabase

export type SupabaseCli = {
  /** The command, for messages. */
  name: string
  /** Runs an interactive command; true when it succeeded. */
  run(args: readonly string[]): Promise<boolean>
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
export async function runProgram(
  program: string,
  args: readonly string[],
  options: ProcessOptions,
): Promise<boolean> {
  return (await start(program, args, { ...options, stdio: 'inherit' })).succeeded
}

async function capture(program: string, args: readonly string[], options: ProcessOptions) {
  const { succeeded, output } = await start(program, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return succeeded ? output : undefined
}

function start(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<{ succeeded: boolean; output: string }> {
  return new Promise((done) => {
    let output = ''
    const child = spawn(program, args, options)
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.on('error', () => done({ succeeded: false, output }))
    child.on('close', (code) => done({ succeeded: code === 0, output }))
  })
}
