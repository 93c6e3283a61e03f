import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import * as z from 'zod'

/** The modules that each built script was made of, relative to the project, by the script's address. */
export type ChunkModules = Readonly<Record<string, readonly string[]>>

const chunkModules = z.record(z.string(), z.array(z.string()))

/**
 * Notes which modules went into which script, so that `npm run check:size` can tell what a page downloads.
 * Outside the built site, since the list is for nobody who visits it.
 */
export function writeChunkModules(): Plugin {
  let root = ''
  return {
    name: 'write-chunk-modules',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configResolved(config) {
      root = config.root
    },
    async writeBundle({ dir }, bundle) {
      if (!dir) return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const modules: ChunkModules = Object.fromEntries(
        chunks.map((chunk) => [
          `/${chunk.fileName}`,
          Object.entries(chunk.modules)
            .filter(([, { renderedLength }]) => renderedLength > 0)
            .map(([id]) => (isAbsolute(id) ? normalizePath(relative(root, id)) : id)),
        ]),
      )
      const file = fileFor(root, dir)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(modules, null, 2))
    },
  }
}

/**
 * What the last build into a folder noted.
 *
 * @throws when there was no such build
 */
export async function readChunkModules(root: string, dir: string): Promise<ChunkModules> {
  const text = await readFile(fileFor(root, dir), 'utf8').catch(() => {
    throw new Error(`Nothing is known about the scripts in ${dir}: build the site first.`)
  })
  return chunkModules.parse(JSON.parse(text))
}

function fileFor(root: string, dir: string): string {
  return join(root, 'node_modules/.cache/chunk-modules', `${basename(dir)}.json`)
}
