// The process that initial-data.ts starts: runs `initdb` and leaves its result at the two paths that it is given,
// as a folder and as a tar. Plain JavaScript, because not every process that starts it has a loader for TypeScript.
import { writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'

const [, , folder, tar] = process.argv

// The parent has ended.
process.once('disconnect', () => process.exit(1))

const pglite = await PGlite.create({ dataDir: folder })
// The templates are two thirds of the files, and this server has a single database.
for (const template of ['template0', 'template1']) {
  await pglite.exec(`alter database ${template} is_template false`)
  await pglite.exec(`drop database ${template}`)
}
const dump = await pglite.dumpDataDir('none')
await pglite.close()
await writeFile(tar, Buffer.from(await dump.arrayBuffer()))
process.exit()
