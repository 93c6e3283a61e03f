import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const PACKAGES = 'node_modules'
const CACHE = join(PACKAGES, '.cache', 'embedded-postgres')

/** Paths of the result of `initdb`: the data of an empty PostgreSQL. */
export type InitialData = {
  /** For a database on disk, to be copied. */
  folder: string
  /** The same for a database in memory. */
  tar: string
}

/**
 * The data with which every new database begins, without migrations. `initdb` takes seconds and always gives the same
 * for one version of PGlite, so its result is cached beside the packages.
 */
export async function initialData(): Promise<InitialData> {
  const kept = join(CACHE, await pgliteVersion())
  if (!existsSync(kept)) await make(kept)
  return dataIn(kept)
}

function dataIn(folder: string): InitialData {
  return { folder: join(folder, 'pgdata'), tar: join(folder, 'pgdata.tar') }
}

/** Other processes may do the same work: the folder appears whole or not at all. */
async function make(kept: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const draft = await mkdtemp(`${kept}-`)
  try {
    await runInitdb(dataIn(draft))
    await rename(draft, kept)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(kept)) throw error
  }
}

/** In a process of its own, which gives all of its memory back. */
async function runInitdb({ folder, tar }: InitialData): Promise<void> {
  // Not by `new URL`, which Vite rewrites to an address of the site in tests with a document.
  const script = join(import.meta.dirname, 'make-initial-data.mjs')
  const [code] = await once(fork(script, [folder, tar], { execArgv: [] }), 'exit')
  if (code !== 0) throw new Error('The first database could not be made.')
}

async function pgliteVersion(): Promise<string> {
  const file = join(PACKAGES, '@electric-sql', 'pglite', 'package.json')
  const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'))
  return version
}
