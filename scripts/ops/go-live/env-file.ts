import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Sets variables of a .env file, in place of older values or at the end; everything else stays. */
export function withSettings(text: string, settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings).reduce((lines, [name, value]) => {
    const older = new RegExp(`^${name}=.*$`, 'm')
    if (older.test(lines)) return lines.replace(older, () => `${name}=${value}`)
    const end = lines === '' || lines.endsWith('\n') ? '' : '\n'
    return `${lines}${end}${name}=${value}\n`
  }, text)
}

/**
 * Passes settings to a program in a file that only the owner may read, and that is gone afterwards, however this process
 * ends. Arguments would be visible in the list of processes.
 */
export async function inEnvFile<Result>(
  settings: Readonly<Record<string, string>>,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'settings-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const end = () => process.exit(1)
  process.once('exit', remove)
  for (const signal of SIGNALS) process.once(signal, end)
  try {
    const file = join(folder, '.env')
    await writeFile(file, withSettings('', settings), { mode: 0o600 })
    return await use(file)
  } finally {
    remove()
    process.off('exit', remove)
    for (const signal of SIGNALS) process.off(signal, end)
  }
}
