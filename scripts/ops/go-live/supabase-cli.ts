import { type SpawnOptions, spawn } from 'node:child_process'

/** The version that `npx` fetches; .github/workflows/deploy.yml has the same. */
export const SUPABASE_CLI = 'supabase@3.1.0'

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

/** The Supabase CLI that is installed, if it is of version 3, and otherwise the one that npx fetches. */
export async function findSupabaseCli(options: ProcessOptions): Promise<SupabaseCli> {
  const installed = await capture('supabase', ['--version'], options)
  const isKnown = installed !== undefined && /^v?3\.\d+\.\d+/m.test(installed)
  const [program, ...first] = isKnown
    ? (['supabase'] as const)
    : (['npx', '--yes', SUPABASE_CLI] as const)
  return {
    name: [program, ...first].join(' '),
    run: (args) => runProgram(program, [...first, ...args], options),
    read: (args) => capture(program, [...first, ...args], options),
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
