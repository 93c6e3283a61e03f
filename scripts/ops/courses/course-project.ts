import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../../../src/lib/database.types.ts'
import { keyHeaders } from '../../../src/lib/key-headers.ts'
import { connectEmbedded } from '../../dev/embedded-courses.ts'
import { readHostedProject } from '../../site-settings.ts'
import { openEmbeddedBackend } from '../embedded-backend.ts'

/** Opens the embedded backend of a folder, or the hosted project of its .env.local. Writing needs a secret key. */
export async function openCourseProject(folder: string, isEmbedded = false, secretKey?: string) {
  if (isEmbedded) {
    const backend = await openEmbeddedBackend(folder)
    const close = () => backend.close()
    return { name: 'the embedded backend', client: connectEmbedded(backend), close }
  }
  const { url, key: publishableKey } = readHostedProject(folder)
  const key = secretKey ?? publishableKey
  const headers = keyHeaders(key)
  const client = new PostgrestClient<Database>(`${url}/rest/v1`, { headers })
  return { name: url, client, close: async () => {} }
}
