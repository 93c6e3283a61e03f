import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const PACKAGES = 'node_modules'
const CACHE = join(PACKAGES, '.cache', 'embedded-postgres')

/**
 * The data with which every new database begins, without migrations: a `folder` to copy for one on disk, and a `tar` for
 * one in memory. `initdb` takes seconds and always gives the same for one version of PGlite, so its result is cached
 * beside the packages.
 */
export async function initialData(): Promise<{ folder: string; tar: string }> {
  const file = join(PACKAGES, '@electric-sql', 'pglite', 'package.json')
  const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'))
  const kept = join(CACHE, version)
  if (!existsSync(kept)) await make(kept)
  return { folder: join(kept, 'pgdata'), tar: join(kept, 'pgdata.tar') }
}

/** Other processes may do the same work: the folder appears whole or not at all. */
async function make(kept: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const draft = await mkdtemp(`${kept}-`)
  try {
    await runInitdb(draft)
    await rename(draft, kept)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(kept)) throw error
  }
}

async function runInitdb(draft: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir: join(draft, 'pgdata') })
  // The templates are two thirds of the files, and this server has a single database.
  for (const template of ['template0', 'template1']) {
    await pglite.exec(`alter database ${template} is_template false`)
    await pglite.exec(`drop database ${template}`)
  }
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await writeFile(join(draft, 'pgdata.tar'), Buffer.from(await dump.arrayBuffer()))
}
