import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { SEEDED_ACCOUNTS } from '../../supabase/local/auth/seeded-accounts.ts'
import { readBackendTraces } from './backend-traces.ts'
import { plainReadings, undoEscapes } from './plain-readings.ts'
import { findSecret } from './secrets.ts'

export type Leak = {
  /** Relative to the folder, with slashes. */
  file: string
  /** What it is, in words that do not repeat it. */
  kind: string
}

/**
 * Reads every file of a folder, whatever it is, for what no visitor may have: secrets, the passwords of the embedded
 * backend's accounts, and its code. Found in escapes and in base64 too, but in nothing that is compressed.
 *
 * @param environment in which findSecret looks for names of secrets
 * @returns at most one leak for a file
 */
export async function findLeaks(
  dir: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Leak[]> {
  const find = await createFinder(environment)
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const leaks: Leak[] = []
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const kind = find(await readFile(path, 'utf8'))
    if (kind) leaks.push({ file: relative(dir, path).split(sep).join('/'), kind })
  }
  return leaks
}

async function createFinder(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<(text: string) => string | undefined> {
  const passwords = SEEDED_ACCOUNTS.map(({ password }) => ({
    text: password,
    kind: 'the password of an account of the embedded backend',
  }))
  // What is looked for must be written as the readings are.
  const known = [...passwords, ...(await readBackendTraces())].map(({ text, kind }) => ({
    text: undoEscapes(text),
    kind,
  }))
  const values = Object.fromEntries(
    Object.entries(environment).map(([name, value = '']) => [name, undoEscapes(value)]),
  )

  return function find(text) {
    for (const reading of plainReadings(text)) {
      const kind =
        findSecret(reading, values) ?? known.find((each) => reading.includes(each.text))?.kind
      if (kind) return kind
    }
    return undefined
  }
}
