import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The inputs and outputs of a command: those of the process, or replacements in tests. */
export type CommandContext = {
  folder: string
  env: Readonly<Record<string, string | undefined>>
  /** Whether there is a terminal for questions. */
  isInteractive: boolean
  say: (line: string) => void
}

export type Command = (args: readonly string[], context: CommandContext) => Promise<void>

/**
 * Runs a module's command if the process was started with this module, and not where another imports it. An error is
 * printed as its message, and the process exits with 1.
 * @param moduleUrl its `import.meta.url`
 */
export async function runAsProgram(moduleUrl: string, command: Command): Promise<void> {
  const [, program, ...args] = process.argv
  if (!program || realpathSync(program) !== fileURLToPath(moduleUrl)) return
  try {
    await command(args, {
      folder: process.cwd(),
      env: process.env,
      isInteractive: process.stdin.isTTY === true,
      say: console.info,
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
