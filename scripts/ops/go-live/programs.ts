import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import type { CommandContext } from '../command.ts'

export type Programs = ReturnType<typeof createPrograms>

/** Runs programs as npm finds them, which puts those of package.json first on the PATH. Supabase's without telemetry. */
export function createPrograms({ cwd, env }: { cwd: string; env: CommandContext['env'] }) {
  const options = { cwd, env: { ...env, SUPABASE_TELEMETRY_DISABLED: '1' } }
  return {
    /** Runs a program in this terminal; true when it succeeded. */
    run: (program: string, args: readonly string[]): boolean =>
      spawnSync(program, args, { ...options, stdio: 'inherit' }).status === 0,
    /** The output of the Supabase CLI without a terminal, or undefined when it failed. */
    async readCli(args: readonly string[]): Promise<string | undefined> {
      const started = promisify(execFile)('supabase', args, options)
      started.child.stdin?.end()
      return started.then(
        ({ stdout }) => stdout,
        () => undefined,
      )
    },
  }
}
