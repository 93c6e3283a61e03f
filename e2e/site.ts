import { type FetchHandler, startPreviewServer } from '../scripts/dev/preview-server.ts'
import { createPasswords } from '../supabase/local/auth/passwords.ts'
import { composeBackend } from '../supabase/local/backend.ts'
import { openDatabase } from '../supabase/local/database/database.ts'
import { loadKeys } from '../supabase/local/keys.ts'

/** The built site with a backend of its own, as one visitor's browser sees it. */
export type Site = Awaited<ReturnType<typeof openSite>>

/**
 * Opens the site in dist-embedded/ on a free port, with an empty database in memory.
 * @param around wraps the handler of requests
 */
export async function openSite(
  around: (handler: FetchHandler) => FetchHandler = (handler) => handler,
) {
  let clock = new Date()
  const database = await openDatabase()
  const backend = await composeBackend({
    database,
    // The build has the publishable key in it, so this backend must accept the same one.
    keys: await loadKeys('.local/supabase'),
    // Nearly every test of the administration signs in.
    passwords: createPasswords(2),
    now: () => clock,
  })

  const server = await startPreviewServer({ backend, dir: 'dist-embedded', around })
  return {
    origin: server.origin,
    backend,
    /** Stops the backend's clock at an ISO time. */
    setClock(time: string): void {
      clock = new Date(time)
    },
    async close(): Promise<void> {
      await server.close()
      await database.close()
    },
  }
}
