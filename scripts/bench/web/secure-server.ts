import { createHash, X509Certificate } from 'node:crypto'
import { createSecureServer, type Http2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { generate } from 'selfsigned'
import type { LocalBackend } from '../../../supabase/local/backend.ts'
import { createStaticHost } from '../../dev/static-host.ts'

const compress = promisify(gzip)

export type Certificate = {
  key: string
  cert: string
  /** The hash with which Chromium is started, to trust this certificate. */
  fingerprint: string
}

/** Creates a certificate for https://localhost, trusted only by a browser started with its hash. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') }
}

/**
 * Serves the built site in `dir` like a host on the internet, over HTTP/2 and TLS, with the backend under /supabase and
 * compressed responses, on a free port.
 */
export async function startSecureServer({
  backend,
  certificate: { key, cert },
  dir,
}: {
  backend: Pick<LocalBackend, 'fetch'>
  certificate: Certificate
  dir: string
}): Promise<{ origin: string; close: () => Promise<void> }> {
  const serveStatic = await createStaticHost({ dir, compression: 'best' })
  const sessions = new Set<Http2Session>()
  const server = createAdaptorServer({
    createServer: createSecureServer,
    serverOptions: { key, cert },
    fetch: (request) =>
      new URL(request.url).pathname.startsWith('/supabase/')
        ? compressResponse(backend.fetch(request))
        : serveStatic(request),
  })
  server.on('session', (session: Http2Session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, 'localhost', resolve)
  })
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      // Keep-alive connections would keep the server open.
      for (const session of sessions) session.destroy()
      await closed
    },
  }
}

/** Hosted Supabase compresses PostgREST's responses in a proxy. */
async function compressResponse(response: Promise<Response>): Promise<Response> {
  const { body, status, headers } = await response
  if (!body) return response
  const compressed = await compress(await new Response(body).arrayBuffer())
  const sent = new Headers(headers)
  sent.set('Content-Encoding', 'gzip')
  sent.set('Content-Length', String(compressed.byteLength))
  return new Response(new Uint8Array(compressed), { status, headers: sent })
}
