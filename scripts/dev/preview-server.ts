import { once } from 'node:events'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { LocalBackend } from '../../supabase/local/backend.ts'
import { createStaticHost } from './static-host.ts'

/** That of nginx. With Node's five seconds a busy client's next request can fail on a connection that is being closed. */
const IDLE_CONNECTION_MS = 75_000

export type FetchHandler = (request: Request) => Promise<Response>

type Options = {
  backend: Pick<LocalBackend, 'fetch'>
  dir: string
  around?: (handler: FetchHandler) => FetchHandler
  /** For HTTP/2 and TLS. */
  certificate?: { key: string; cert: string }
  /** Of the compression. */
  quality?: number
}

/** Serves a built site and, under /supabase, the backend, on one origin with a free port. */
export async function startPreviewServer({ backend, dir, ...options }: Options) {
  const { around = (handler) => handler, certificate, quality } = options
  const serveStatic = await createStaticHost(dir, quality)
  const handle = around(async (request) => {
    const isForBackend = new URL(request.url).pathname.startsWith('/supabase/')
    return isForBackend ? backend.fetch(request) : serveStatic(request)
  })
  const server = createAdaptorServer({
    fetch: handle,
    ...(certificate
      ? { createServer: createSecureServer, serverOptions: certificate }
      : { serverOptions: { keepAliveTimeout: IDLE_CONNECTION_MS } }),
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    origin: `${certificate ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      // Keep-alive connections would keep the server open.
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
