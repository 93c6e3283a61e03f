import { type FetchHandler, startPreviewServer } from '../scripts/dev/preview-server.ts'
import { createOutbox } from '../supabase/local/auth/outbox.ts'
import { createPasswords } from '../supabase/local/auth/passwords.ts'
import { composeBackend } from '../supabase/local/backend.ts'
import { openDatabase } from '../supabase/local/database/database.ts'
import { loadKeys } from '../supabase/local/keys.ts'
import { readSettings } from '../supabase/local/settings.ts'

/** The failing requests to the backend, and their responses. */
type Fault = {
  match: (request: Request) => boolean
  /** 'offline' closes the connection without a response, like an unreachable server. */
  respond: 'offline' | ((request: Request) => Response | Promise<Response>)
}

/** The built site with a backend of its own, as one visitor's browser sees it. */
export type Site = Awaited<ReturnType<typeof openSite>>

/**
 * Opens the site in dist-embedded/ on a free port, with an empty database in memory. `around` wraps the handler of
 * requests.
 */
export async function openSite({
  around = (handler) => handler,
}: {
  around?: (handler: FetchHandler) => FetchHandler
} = {}) {
  let clock = new Date()
  let fault: Fault | null = null
  const database = await openDatabase()
  const backend = await composeBackend({
    database,
    // The build has the publishable key in it, so this backend must accept the same one.
    keys: await loadKeys('.local/supabase'),
    settings: await readSettings(),
    // Nearly every test of the administration signs in.
    passwords: createPasswords(2),
    outbox: createOutbox(undefined),
    now: () => clock,
    functionsDir: 'supabase/functions',
    functionsEnv: {},
    seed: false,
  })

  async function fetchOrFail(request: Request): Promise<Response> {
    if (!fault?.match(request)) return backend.fetch(request)
    return fault.respond === 'offline' ? Response.error() : fault.respond(request)
  }

  const server = await startPreviewServer({
    backend: { fetch: fetchOrFail },
    dir: 'dist-embedded',
    around,
  })
  return {
    origin: server.origin,
    backend,
    /** Until restoreBackend or the end of the test. A later call replaces an earlier one. */
    failBackend(next: Fault): void {
      fault = next
    },
    restoreBackend(): void {
      fault = null
    },
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
