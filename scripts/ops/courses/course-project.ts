import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../../../src/lib/database.types.ts'
import { connectEmbedded } from '../../dev/embedded-courses.ts'
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
  const { url, key: publishableKey } = readHostedProject(folder)
  const key = secretKey ?? publishableKey
  const headers = { apikey: key, Authorization: `Bearer ${key}` }
  return {
    name: url,
    client: new PostgrestClient<Database>(`${url}/rest/v1`, { headers }),
    close: async () => {},
  }
}

/** The embedded backend of a folder. */
export async function embeddedProject(folder: string): Promise<CourseProject> {
  const backend = await openEmbeddedBackend(folder)
  return {
    name: 'the embedded backend',
    client: connectEmbedded(backend),
    close: () => backend.close(),
  }
}
