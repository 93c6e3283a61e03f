import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SEEDED_ACCOUNTS } from '../../supabase/local/auth/seeded-accounts.ts'
import { findSecret } from './secrets.ts'

const BACKEND_DIR = fileURLToPath(new URL('../../supabase/local/', import.meta.url))
/** Base64 of the shortest value that counts as a secret, and longer (secrets.ts). */
const BASE64 = /[\w+/-]{16,}/g

export type Leak = {
  /** Relative to the folder, with slashes. */
  file: string
  /** The kind of secret, in words that do not repeat it. */
  kind: string
}

/**
 * Reads every file of a folder, of any type, for secrets, the passwords of the embedded backend's accounts, and the
 * embedded backend itself: as they are, and decoded once from base64, as in a data address.
 *
 * @param environment in which findSecret looks for names of secrets
 * @returns at most one leak for a file
 */
export async function findLeaks(
  dir: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Leak[]> {
  const fingerprints = await readFingerprints()
  const kindIn = (text: string) =>
    findSecret(text, environment) ?? fingerprints.find((each) => text.includes(each.text))?.kind
  const leaks: Leak[] = []
  for (const path of await filesIn(dir)) {
    const text = await readFile(path, 'utf8')
    const kind = kindIn(text) ?? kindIn(decodeBase64(text))
    if (kind) leaks.push({ file: relative(dir, path).split(sep).join('/'), kind })
  }
  return leaks
}

function decodeBase64(text: string): string {
  return Array.from(text.matchAll(BASE64), ([run]) => Buffer.from(run, 'base64').toString()).join(
    '\n',
  )
}

/**
 * Text that nothing but the embedded backend holds: its passwords, the name of its database, and the longest line of
 * each of its files, which no other file has. A module compiled into a script loses its lines; that is refused before,
 * by `refuseEmbeddedBackendInBundle`.
 */
async function readFingerprints(): Promise<{ text: string; kind: string }[]> {
  const passwords = SEEDED_ACCOUNTS.map(({ password }) => ({
    text: password,
    kind: 'the password of an account of the embedded backend',
  }))
  const database = ['PGlite', 'pglite'].map((text) => ({
    text,
    kind: 'the database of the embedded backend',
  }))
  const files = (await filesIn(BACKEND_DIR)).map(async (path) => ({
    text: longestLine(await readFile(path, 'utf8')),
    kind: `a copy of ${relative(BACKEND_DIR, path)} of the embedded backend`,
  }))
  return [...passwords, ...(await Promise.all(files)), ...database]
}

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

function longestLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.reduce((longest, line) => (line.length > longest.length ? line : longest), '')
}
