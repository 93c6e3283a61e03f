import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { generate } from 'selfsigned'
import type { LocalBackend } from '../../../supabase/local/backend.ts'
import { createStaticHost } from '../../dev/static-host.ts'

const SCRIPT_TAGS =
  /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*>.*?<\/script>|<script>bodyIsComplete.*?<\/script>| data-scripts="[^"]*"/gs

export type Certificate = { key: string; cert: string }

/** Where the site is served as built, and without scripts. */
export type SiteOrigins = { built: string; withoutScripts: string }

/** A certificate for https://localhost, trusted only by a Chromium that is started with its fingerprint. */
export async function makeCertificate() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') }
}

/** Serves a built site and its copy without scripts, with the same backend, until the process ends. */
export async function serveSite(
  dir: string,
  backend: LocalBackend,
  certificate: Certificate,
): Promise<SiteOrigins> {
  const copy = await copyWithoutScripts(dir)
  const origins = {
    built: await startSecureServer(dir, backend, certificate),
    withoutScripts: await startSecureServer(copy, backend, certificate),
  }
  // Both have read their folder.
  await rm(copy, { recursive: true })
  return origins
}

/** Serves like a host on the internet, over HTTP/2 and TLS, with the backend under /supabase. */
async function startSecureServer(
  dir: string,
  backend: LocalBackend,
  { key, cert }: Certificate,
): Promise<string> {
  // A host compresses once for each deployment.
  const serveStatic = await createStaticHost(dir, constants.BROTLI_MAX_QUALITY)
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
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

/** Copies a built site, without the elements that run or preload a script, into a temporary folder. */
export async function copyWithoutScripts(dir: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'site-'))
  await cp(dir, copy, { recursive: true })
  const files = await readdir(copy, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(copy, file)
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(SCRIPT_TAGS, ''))
  }
  return copy
}
