import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { constants } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { generate } from 'selfsigned'
import type { LocalBackend } from '../../../supabase/local/backend.ts'
import { createStaticHost } from '../../dev/static-host.ts'

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
 * Serves the built site in `dir` like a host on the internet, over HTTP/2 and TLS, with the backend under /supabase, on
 * a free port. It stops once the browser has closed its connections.
 */
export async function startSecureServer({
  backend,
  certificate: { key, cert },
  dir,
}: {
  backend: Pick<LocalBackend, 'fetch'>
  certificate: Certificate
  dir: string
}): Promise<{ origin: string; close: () => void }> {
  // A host compresses once for each deployment.
  const serveStatic = await createStaticHost({ dir, quality: constants.BROTLI_MAX_QUALITY })
  const app = new Hono()
    // Hosted Supabase compresses PostgREST's responses in a proxy.
    .all('/supabase/*', compress(), ({ req }) => backend.fetch(req.raw))
    .all('*', ({ req }) => serveStatic(req.raw))
  const server = createAdaptorServer({
    createServer: createSecureServer,
    serverOptions: { key, cert },
    fetch: app.fetch,
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `https://localhost:${port}`, close: () => void server.close() }
}
