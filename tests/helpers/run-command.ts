import type { Command } from '../../scripts/ops/command'

/** Runs a command of scripts/ops in this process, as with nobody at the keyboard, and resolves to its output. */
export async function runCommand(
  command: Command,
  {
    folder,
    args = [],
    env = {},
  }: { folder: string; args?: readonly string[]; env?: Record<string, string> },
): Promise<string> {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  await command(args, { folder, env, isInteractive: false, say })
  return lines.join('\n')
}
