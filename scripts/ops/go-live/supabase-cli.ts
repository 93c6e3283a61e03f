import { type SpawnOptions, spawn } from 'node:child_process'
import project from '../../../package.json' with { type: 'json' }

const VERSION = project.devDependencies.supabase

export type SupabaseCli = {
  /** How it is called, for showing. */
  name: string
  /** Runs a command that may show and ask what it will; true when it succeeded. */
  run(args: readonly string[]): Promise<boolean>
  /**
   * Runs a command on its own.
   * @returns what it printed, or undefined when it failed
   */
  read(args: readonly string[]): Promise<string | undefined>
}

type ProcessOptions = { cwd: string; env: NodeJS.ProcessEnv }

/**
 * The Supabase CLI of package.json, which npm puts first among the programs. It reports its use to nobody.
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

/** Runs a program on the terminal of this one; true when it succeeded. */
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
