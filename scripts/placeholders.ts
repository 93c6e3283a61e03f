import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Stands in the comment at the top of a content file until the owner has filled it in. */
const MARKER = 'PLACEHOLDER'

/** The content files that still say that they hold placeholders, in alphabetical order. */
export async function modulesWithPlaceholders(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  const modules = files.filter((file) => /\.(ts|md)$/.test(file)).sort()
  const sources = await Promise.all(modules.map((file) => readFile(join(folder, file), 'utf8')))
  return modules.filter((_file, index) => sources[index]?.includes(MARKER))
}

/** Ends a production build with one line that lists the files that the owner has yet to fill in. */
export function namePlaceholders(folder: string): Plugin {
  return {
    name: 'name-placeholders',
    apply: 'build',
    async closeBundle() {
      const modules = await modulesWithPlaceholders(folder)
      if (modules.length > 0) {
        console.warn(`Placeholders still in place (${folder}): ${modules.join(', ')}`)
      }
    },
  }
}
