import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const keysSchema = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
})

/** The keys of a Supabase project, and the secret that signs every token. */
export type LocalKeys = z.infer<typeof keysSchema>

/**
 * The keys of the backend that keeps its data in `dataDir`, made on first use, and stored in `<dataDir>/keys.json` for
 * its owner only. Two processes that start at the same time end with the same keys. Without `dataDir` the keys live in
 * memory.
 *
 * @throws an error that names the file and the remedy when it is damaged.
 */
export async function loadKeys(dataDir?: string): Promise<LocalKeys> {
  if (dataDir === undefined) return generateKeys()
  const file = join(dataDir, 'keys.json')
  if (!existsSync(file)) await storeKeys(file, dataDir)
  return readKeys(file)
}

async function readKeys(file: string): Promise<LocalKeys> {
  try {
    return keysSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    throw new Error(
      `The keys in ${file} are damaged. \`npm run backend:reset\` deletes them. The next start makes new ones, and the site must be built again with these.`,
      { cause: error },
    )
  }
}

/** Deletes damaged keys; the next start makes new ones. */
export async function removeDamagedKeys(dataDir: string): Promise<void> {
  const file = join(dataDir, 'keys.json')
  if (existsSync(file)) await readKeys(file).catch(() => rm(file))
}

/** A link fails when the name is taken, and never shows another process a half-written file. */
async function storeKeys(file: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, `${JSON.stringify(generateKeys(), null, 2)}\n`, {
    flag: 'wx',
    mode: 0o600,
  })
  try {
    await link(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    await rm(draft)
  }
}

function generateKeys(): LocalKeys {
  return {
    jwtSecret: randomBytes(32).toString('base64url'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  }
}
