import { type Answer, startPreviewServer } from '../scripts/dev/preview-server.ts'
import { createLocalBackend, type LocalBackend } from '../supabase/local/backend.ts'
import { loadKeys } from '../supabase/local/keys.ts'

/** Which requests to the backend go wrong, and how. */
type Breakage = {
  match: (request: Request) => boolean
  /** 'offline' hangs up without an answer, as a server that cannot be reached. */
  respond: 'offline' | ((request: Request) => Response | Promise<Response>)
}

/** The built site with a backend of its own, as one visitor's browser sees it. */
export type Site = {
  origin: string
  backend: LocalBackend
  /** Until mendBackend or the end of the test. A later call takes the place of an earlier one. */
  breakBackend: (breakage: Breakage) => void
  mendBackend: () => void
  /** Stops the backend's clock at an ISO time. */
  setClock: (time: string) => void
  close: () => Promise<void>
}

/**
 * Opens the site in dist-embedded/ on a free port, with an empty database in memory. `around` may change what it
 * answers.
 */
export async function openSite({
  around = (answer) => answer,
}: {
  around?: (answer: Answer) => Answer
} = {}): Promise<Site> {
  let clock = new Date()
  let breakage: Breakage | null = null
  const backend = await createLocalBackend({
    // The build has the publishable key in it, so this backend must accept the same one.
    keys: await loadKeys('.local/supabase'),
    seed: false,
    // Nearly every test of the administration signs in.
    passwordCost: 2,
    now: () => clock,
  })

  async function fetchOrBreak(request: Request): Promise<Response> {
    if (!breakage?.match(request)) return backend.fetch(request)
    return breakage.respond === 'offline' ? Response.error() : breakage.respond(request)
  }

  const server = await startPreviewServer({
    backend: { fetch: fetchOrBreak },
    dir: 'dist-embedded',
    port: 0,
    around,
  })
  return {
    origin: server.origin,
    backend,
    breakBackend(next) {
      breakage = next
    },
    mendBackend() {
      breakage = null
    },
    setClock(time) {
      clock = new Date(time)
    },
    async close() {
      await server.close()
      await backend.close()
    },
  }
}
