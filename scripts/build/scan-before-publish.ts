import { readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { loadEnv, normalizePath, type Plugin } from 'vite'
import { SEEDED_ACCOUNTS } from '../../supabase/local/auth/seeded-accounts.ts'
import { type Environment, findSecret } from '../secrets.ts'

/** Base64 of the shortest value that counts as a secret, and longer (../secrets.ts). */
const BASE64 = /[\w+/-]{16,}/g

/**
 * Makes the build write into a pending folder, which is moved to its place if no file in it contains a secret. A refused
 * build leaves no folder, not even an older one. Must follow every plugin that writes files.
 * @param secrets secret values beside those of the environment, by name
 */
export function scanBeforePublish(
  secrets: () => Promise<Record<string, string>> = async () => ({}),
): Plugin {
  let published = ''
  return {
    name: 'scan-before-publish',
    apply: 'build',
    config({ build }) {
      published = build?.outDir ?? 'dist'
      // Beside it, since a folder can only be moved within a disk; with its name, by which the preview finds the build.
      return { build: { outDir: join(dirname(published), '.pending', basename(published)) } }
    },
    buildApp: {
      order: 'post',
      async handler({ config: { root, mode, build, logger } }) {
        const pending = resolve(root, build.outDir)
        const finished = resolve(root, published)
        const leaks = await findLeaks(pending, { ...loadEnv(mode, root, ''), ...(await secrets()) })
        await rm(finished, { recursive: true, force: true })
        if (leaks.length === 0) await rename(pending, finished)
        await rm(pending, { recursive: true, force: true })
        // Fails while another build is at work in it.
        await rmdir(dirname(pending)).catch(() => {})
        if (leaks.length > 0) throw new Error(leaks.join('\n'))
        logger.info(`✓ every file read for secrets, and moved to ${published}`)
      },
    },
  }
}

/**
 * Reads every file of a folder, of any type, for secrets and the passwords of the embedded backend's accounts: as they
 * are, and decoded once from base64, as in a data address.
 * @returns a sentence for each file with one
 */
export async function findLeaks(dir: string, environment: Environment): Promise<string[]> {
  const kindIn = (text: string) =>
    SEEDED_ACCOUNTS.some(({ password }) => text.includes(password))
      ? 'the password of an account of the embedded backend'
      : findSecret(text, environment)
  const leaks: string[] = []
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const text = await readFile(path, 'utf8')
    const decoded = text.match(BASE64)?.map((run) => Buffer.from(run, 'base64').toString()) ?? []
    const kind = kindIn(text) ?? kindIn(decoded.join('\n'))
    const file = normalizePath(relative(dir, path))
    if (kind) leaks.push(`${file} contains ${kind}, which every visitor could read.`)
  }
  return leaks
}
