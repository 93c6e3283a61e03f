import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { LocalBackend } from '../../supabase/local/backend.ts'
import { type Compression, createStaticHost } from './static-host.ts'

/**
 * As long as nginx keeps a connection that nobody uses. After the five seconds of Node.js a busy client may send
 * its next request into a connection that is just being closed, and sees it fail.
 */
const IDLE_CONNECTION_MS = 75_000

export type PreviewServer = { origin: string; close: () => Promise<void> }

export type Answer = (request: Request) => Promise<Response>

/** The names of this machine for itself, as a browser writes them in the Host header. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * Serves the built site in `dir` with the backend beside it under /supabase, on one origin. Whoever asks for another
 * host gets a 403: a page on the web may have its own name lead here (DNS rebinding), and would otherwise read and
 * write as if it were the site.
 *
 * @param backend one that answers Response.error() cannot be reached: its caller is hung up on
 * @param port 0 for any that is free
 * @param compression 'quick' unless bytes are to be weighed
 * @param around may look at a request before it is answered and change the answer, as tests do
 */
export async function startPreviewServer({
  backend,
  dir,
  port,
  compression = 'quick',
  around = (answer) => answer,
}: {
  backend: Pick<LocalBackend, 'fetch'>
  dir: string
  port: number
  compression?: Compression
  around?: (answer: Answer) => Answer
}): Promise<PreviewServer> {
  const serveStatic = await createStaticHost({ dir, compression })
  const answer = around(async (request) => {
    const isForBackend = new URL(request.url).pathname.startsWith('/supabase/')
    return isForBackend ? backend.fetch(request) : serveStatic(request)
  })
  const server = createAdaptorServer({
    serverOptions: { keepAliveTimeout: IDLE_CONNECTION_MS },
    async fetch(request, { incoming, outgoing }) {
      if (!isOwn(new URL(request.url), incoming.socket.localPort)) return refuseHost()
      const response = await answer(request)
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
      // Browsers keep their connections open for the next request.
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}

/** A client that leaves the port out means the same server; one that names another does not. */
function isOwn({ hostname, port }: URL, ownPort: number | undefined): boolean {
  return OWN_NAMES.includes(hostname) && (port === '' || Number(port) === ownPort)
}

function refuseHost(): Response {
  return new Response(`This server answers to ${OWN_NAMES.join(', ')} alone.`, {
    status: 403,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
