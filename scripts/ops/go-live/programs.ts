import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

export type Programs = {
  /** Runs a program in this terminal; true when it succeeded. */
  run(program: string, args: readonly string[]): boolean
  /**
   * Runs the Supabase CLI without a terminal.
   * @returns its output, or undefined when it failed
   */
  readCli(args: readonly string[]): Promise<string | undefined>
}

type ProcessOptions = { cwd: string; env: Readonly<Record<string, string | undefined>> }

/** Runs programs as npm finds them, which puts those of package.json first on the PATH. Supabase's without telemetry. */
export function createPrograms({ cwd, env }: ProcessOptions): Programs {
  const options = { cwd, env: { ...env, SUPABASE_TELEMETRY_DISABLED: '1' } }
  return {
    run: (program, args) => spawnSync(program, args, { ...options, stdio: 'inherit' }).status === 0,
    async readCli(args) {
      const started = promisify(execFile)('supabase', args, options)
      started.child.stdin?.end()
      return started.then(
        ({ stdout }) => stdout,
        () => undefined,
      )
    },
  }
}
