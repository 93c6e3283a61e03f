import { rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { loadEnv, type Plugin } from 'vite'
import { findLeaks, type Leak } from './leaks.ts'

/**
 * Has the build write into a folder that nobody deploys, and moves it to the one that is once no file in it has a
 * leak, so that a folder that looks finished has been read as a whole (docs/decisions.md). A refused build leaves
 * none, not even an older one that could be taken for it. Stands behind every plugin that writes files.
 *
 * @param secrets values that are secret beside those of the environment, by names that say so
 */
export function scanBeforePublish({
  secrets = async () => ({}),
}: {
  secrets?: () => Promise<Record<string, string>>
} = {}): Plugin {
  let published = ''
  return {
    name: 'scan-before-publish',
    apply: 'build',
    config({ build }) {
      published = build?.outDir ?? 'dist'
      // Beside it, since a folder can only be moved within a disk; under its name, by which others know the build.
      return { build: { outDir: join(dirname(published), '.pending', basename(published)) } }
    },
    buildApp: {
      order: 'post',
      async handler({ config }) {
        const { root, mode, build, logger } = config
        const pending = resolve(root, build.outDir)
        const finished = resolve(root, published)
        const environment = { ...loadEnv(mode, root, ''), ...(await secrets()) }
        const leaks = await findLeaks(pending, environment)
        await rm(finished, { recursive: true, force: true })
        if (leaks.length === 0) await rename(pending, finished)
        await rm(pending, { recursive: true, force: true })
        // Fails while another build is at work in it.
        await rmdir(dirname(pending)).catch(() => {})
        if (leaks.length > 0) throw new Error(leaks.map(describeLeak).join('\n'))
        logger.info(`✓ every file read for secrets, and moved to ${published}`)
      },
    },
  }
}

function describeLeak({ file, kind }: Leak): string {
  return `${file} contains ${kind}, which every visitor could read.`
}
