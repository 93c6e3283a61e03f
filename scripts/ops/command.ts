/** The inputs and outputs of a command: those of the process, or replacements in tests. */
export type CommandContext = {
  folder: string
  env: Readonly<Record<string, string | undefined>>
  /** Whether there is a terminal for questions. */
  isInteractive: boolean
  say: (line: string) => void
}

export type Command = (args: readonly string[], context: CommandContext) => Promise<void>

/** Runs a command in this process. An error is printed as its message, and the process exits with 1. */
export async function runCommand(command: Command): Promise<void> {
  try {
    await command(process.argv.slice(2), {
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
