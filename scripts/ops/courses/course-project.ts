import { stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../../../src/lib/database.types.ts'
import { isSecretKey } from '../../secrets.ts'
import { readSiteSettings } from '../../site-settings.ts'

/** Where courses are exported from or imported into. */
export type CourseProject = {
  /** For the terminal. */
  name: string
  client: PostgrestClient<Database>
  close(): Promise<void>
}

const PROJECT_DIR = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * The hosted project of the folder's .env.local.
 * @param secretKey for writing; what visitors may read needs none
 * @throws Error with a sentence that says what is missing. None of them repeats the key.
 */
export async function hostedProject(folder: string, secretKey?: string): Promise<CourseProject> {
  // Either kind of project needs a large library, and no command needs both.
  const { loadEnv } = await import('vite')
  const settings = readSiteSettings(loadEnv('production', folder))
  if (secretKey !== undefined && !isSecretKey(secretKey)) {
    throw new Error(
      'SUPABASE_SECRET_KEY must be a secret key (sb_secret_…) or the older service_role key.',
    )
  }
  const url = settings.url.replace(/\/+$/, '')
  return {
    name: url,
    client: connect(url, secretKey ?? settings.key, fetch),
    close: async () => {},
  }
}

/**
 * The embedded backend of a folder, opened for this one command.
 * @throws Error while a server has it, and where there is none yet
 */
export async function embeddedProject(folder: string): Promise<CourseProject> {
  // As short as messages name it.
  const dataDir = relative('', join(folder, '.local/supabase'))
  await stat(join(dataDir, 'pgdata')).catch(() => {
    throw new Error('There is no embedded backend yet: `npm start` makes it.')
  })
  const { createLocalBackend } = await import('../../../supabase/local/backend.ts')
  const backend = await createLocalBackend({ dataDir, projectDir: PROJECT_DIR })
  const respond: typeof fetch = (input, init) => backend.fetch(new Request(input, init))
  return {
    name: 'the embedded backend',
    client: connect(`http://localhost${backend.basePath}`, backend.keys.secretKey, respond),
    close: () => backend.close(),
  }
}

function connect(url: string, key: string, fetch: typeof globalThis.fetch) {
  const headers = { apikey: key, Authorization: `Bearer ${key}` }
  return new PostgrestClient<Database>(`${url}/rest/v1`, { headers, fetch })
}
