import { createHash, X509Certificate } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { generate } from 'selfsigned'
import type { LocalBackend } from '../../../supabase/local/backend.ts'
import { type FetchHandler, startPreviewServer } from '../../dev/preview-server.ts'

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

/** Serves a built site and its copy without scripts as a host on the internet, with the same backend, until the process ends. */
export async function serveSite(
  dir: string,
  backend: LocalBackend,
  certificate: Certificate,
): Promise<SiteOrigins> {
  const copy = await copyWithoutScripts(dir)
  // A host compresses once for each deployment.
  const host = { backend, certificate, around: compressed, quality: constants.BROTLI_MAX_QUALITY }
  const [built, withoutScripts] = [
    await startPreviewServer({ ...host, dir }),
    await startPreviewServer({ ...host, dir: copy }),
  ]
  // Both have read their folder.
  await rm(copy, { recursive: true })
  return { built: built.origin, withoutScripts: withoutScripts.origin }
}

/** Hosted Supabase compresses PostgREST's responses in a proxy. */
function compressed(handle: FetchHandler): FetchHandler {
  const app = new Hono().use('/supabase/*', compress()).all('*', ({ req }) => handle(req.raw))
  return async (request) => app.fetch(request)
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
