import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../../../src/lib/database.types.ts'
import { openEmbeddedBackend } from '../embedded-backend.ts'
import { readHostedProject } from '../hosted-project.ts'

/** Where courses are exported from or imported into. */
export type CourseProject = {
  /** For the terminal. */
  name: string
  client: PostgrestClient<Database>
  close(): Promise<void>
}

/**
 * The hosted project of the folder's .env.local.
 * @param secretKey for writing; what visitors may read needs none
 */
export function hostedProject(folder: string, secretKey?: string): CourseProject {
  const { url, key } = readHostedProject(folder)
  return { name: url, client: connect(url, secretKey ?? key, fetch), close: async () => {} }
}

/** The embedded backend of a folder. */
export async function embeddedProject(folder: string): Promise<CourseProject> {
  const backend = await openEmbeddedBackend(folder)
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
