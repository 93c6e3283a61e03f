import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const BACKEND_DIR = fileURLToPath(new URL('../../supabase/local/', import.meta.url))

/** By which something of the embedded backend is known wherever it is found. */
export type Trace = { text: string; kind: string }

/**
 * A trace of every file of the embedded backend: its longest line, which no other file has (a test goes through them
 * all), so that a new file is known without being listed. And of its database, by the name it gives itself.
 *
 * They find copies. A module that is compiled into a script loses its lines, and is refused before, by
 * `refuseEmbeddedBackendInBundle`.
 */
export async function readBackendTraces(): Promise<Trace[]> {
  const entries = await readdir(BACKEND_DIR, { recursive: true, withFileTypes: true })
  const copies = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map(async (path) => ({
      text: longestLine(await readFile(path, 'utf8')),
      kind: `a copy of ${relative(BACKEND_DIR, path)} of the embedded backend`,
    }))
  const database = ['PGlite', 'pglite'].map((text) => ({
    text,
    kind: 'the database of the embedded backend',
  }))
  return [...(await Promise.all(copies)), ...database]
}

function longestLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.reduce((longest, line) => (line.length > longest.length ? line : longest), '')
}
