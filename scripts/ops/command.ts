/** The environment of a command: the process, or a test's replacement. */
export type Surroundings = {
  /** The folder of its files. */
  folder: string
  env: Readonly<Record<string, string | undefined>>
  /** Whether the command can ask questions. */
  isAttended: boolean
  /** Writes the requested output (stdout). */
  print: (text: string) => void
  /** Writes messages (stderr). */
  tell: (text: string) => void
}

export type Command = (args: readonly string[], surroundings: Surroundings) => Promise<void>

/** Runs a command in this process. An error is printed as its message, and the process exits with 1. */
export async function runCommand(command: Command): Promise<void> {
  try {
    await command(process.argv.slice(2), {
      folder: process.cwd(),
      env: process.env,
      isAttended: process.stdin.isTTY === true,
      print: (text) => process.stdout.write(text),
      tell: console.error,
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
