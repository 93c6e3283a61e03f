import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { hasErrorCode } from './error-code.ts'

const PACKAGES = 'node_modules'
const CACHE = join(PACKAGES, '.cache', 'embedded-postgres')

/**
 * What `initdb` makes: the data folder of a PostgreSQL with nothing in it, as a tar.
 *
 * Making it takes seconds and always gives the same for one version of PGlite, so it is kept beside
 * the packages and every new database begins as a copy. Migrations are not part of it.
 */
export async function initialData(): Promise<Blob> {
  const file = join(CACHE, `${await pgliteVersion()}.tar`)
  const kept = await readIfThere(file)
  if (kept) return new Blob([kept])

  const pglite = await PGlite.create()
  const made = await pglite.dumpDataDir('none')
  await pglite.close()
  await mkdir(CACHE, { recursive: true })
  // Other processes may be at the same work: a file appears whole or not at all, whoever is last.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, Buffer.from(await made.arrayBuffer()))
  await rename(draft, file)
  return made
}

async function pgliteVersion(): Promise<string> {
  const file = join(PACKAGES, '@electric-sql', 'pglite', 'package.json')
  const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'))
  return version
}

async function readIfThere(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
}
