import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

/** An HTTP server on a free port of this machine. */
export async function serve(
  handle: (request: Request) => Promise<Response>,
): Promise<{ origin: string; close(): void }> {
  const server = createAdaptorServer({
    // Its own kind of request cannot be copied, as Hono does (supabase/local/vite-plugin.ts).
    fetch({ method, url, headers, body }) {
      const init = { method, headers: new Headers(headers), body, duplex: 'half' }
      return handle(new Request(url, init))
    },
    overrideGlobalObjects: false,
  })
  if (!('closeAllConnections' in server)) throw new Error('Not a server of HTTP/1')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
