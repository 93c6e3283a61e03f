import { rm } from 'node:fs/promises'
import type { LocalBackend } from '../../../supabase/local/backend.ts'
import type { Certificate } from './certificate.ts'
import type { Origins } from './measure-route.ts'
import { startSecureServer } from './secure-server.ts'
import { copyAsOrdinarySpa, copyWithoutScripts } from './site-copies.ts'

export type ServedSite = { origins: Origins; close: () => Promise<void> }

/** Serves a built site and its two copies on separate origins, with the same backend. */
export async function serveSite(
  dir: string,
  backend: Pick<LocalBackend, 'fetch'>,
  certificate: Certificate,
): Promise<ServedSite> {
  const copies = { noScripts: await copyWithoutScripts(dir), spa: await copyAsOrdinarySpa(dir) }
  const serve = (folder: string) => startSecureServer({ backend, certificate, dir: folder })
  const [built, noScripts, spa] = await Promise.all([dir, copies.noScripts, copies.spa].map(serve))
  if (!built || !noScripts || !spa) throw new Error('A site is not served.')
  return {
    origins: { built: built.origin, noScripts: noScripts.origin, spa: spa.origin },
    async close() {
      await Promise.all([built, noScripts, spa].map((server) => server.close()))
      for (const copy of Object.values(copies)) await rm(copy, { recursive: true })
    },
  }
}
