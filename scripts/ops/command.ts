/** What is around a command: the process that it runs in, or what a test puts in its place. */
export type Surroundings = {
  /** Where its files are. */
  folder: string
  env: Readonly<Record<string, string | undefined>>
  /** Whether somebody is there to be asked. */
  isAttended: boolean
  /** Takes what was asked for, which may go into a file or to another program. */
  print: (text: string) => void
  /** Takes what is said beside that, a line or more. */
  tell: (text: string) => void
}

export type Command = (args: readonly string[], surroundings: Surroundings) => Promise<void>

/** Runs a command in this process. What it throws is said in its own words, and the process ends with 1. */
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
