import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { LocalBackend } from '../../supabase/local/backend.ts'
import { createStaticHost } from './static-host.ts'

/** That of nginx. With Node's five seconds a busy client's next request can fail on a connection that is being closed. */
const IDLE_CONNECTION_MS = 75_000

export type PreviewServer = { origin: string; close: () => Promise<void> }

export type FetchHandler = (request: Request) => Promise<Response>

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * Serves the built site in `dir` and, under /supabase, the backend, on one origin. Requests for another host get a 403,
 * against DNS rebinding. For a response of type `error` the connection is closed, as by an unreachable backend.
 * @param port 0 for any free one
 * @param around wraps the handler of requests, for tests
 */
export async function startPreviewServer({
  backend,
  dir,
  port,
  around = (handler) => handler,
}: {
  backend: Pick<LocalBackend, 'fetch'>
  dir: string
  port: number
  around?: (handler: FetchHandler) => FetchHandler
}): Promise<PreviewServer> {
  const serveStatic = await createStaticHost({ dir })
  const handle = around(async (request) => {
    const isForBackend = new URL(request.url).pathname.startsWith('/supabase/')
    return isForBackend ? backend.fetch(request) : serveStatic(request)
  })
  const server = createAdaptorServer({
    serverOptions: { keepAliveTimeout: IDLE_CONNECTION_MS },
    async fetch(request, { incoming, outgoing }) {
      if (!isOwn(new URL(request.url), incoming.socket.localPort)) return refuseHost()
      const response = await handle(request)
      if (response.type !== 'error') return response
      outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    },
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      // Keep-alive connections would keep the server open.
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}

/** Whether the host is this server; the port may be missing. */
function isOwn({ hostname, port }: URL, ownPort: number | undefined): boolean {
  return OWN_NAMES.includes(hostname) && (port === '' || Number(port) === ownPort)
}

function refuseHost(): Response {
  return new Response(`This server responds to ${OWN_NAMES.join(', ')} alone.`, { status: 403 })
}
