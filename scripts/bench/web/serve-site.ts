import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LocalBackend } from '../../../supabase/local/backend.ts'
import { type Certificate, startSecureServer } from './secure-server.ts'

const SCRIPT_TAGS =
  /<link rel="modulepreload"[^>]*>|<script (?:type="module"|id="start")[^>]*>.*?<\/script>/gs

export type SiteOrigins = { built: string; withoutScripts: string }
export type ServedSite = { origins: SiteOrigins; close: () => Promise<void> }

/** Serves a built site and its copy without scripts on separate origins, with the same backend. */
export async function serveSite(
  dir: string,
  backend: Pick<LocalBackend, 'fetch'>,
  certificate: Certificate,
): Promise<ServedSite> {
  const copy = await copyWithoutScripts(dir)
  const built = await startSecureServer({ backend, certificate, dir })
  const withoutScripts = await startSecureServer({ backend, certificate, dir: copy })
  // Both have read their folder.
  await rm(copy, { recursive: true })
  return {
    origins: { built: built.origin, withoutScripts: withoutScripts.origin },
    async close() {
      built.close()
      withoutScripts.close()
    },
  }
}

/**
 * Copies a built site without the elements that run or preload a script.
 * @returns a temporary folder, which the caller removes
 */
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
