import type { Manifest } from 'vite'
import { paths } from '../../src/content/paths.ts'
import type { ChunkModules } from './chunk-modules-plugin.ts'

/**
 * The scripts that hold these modules and all that they import, as addresses. Named in a page's document, they come at
 * once: otherwise the browser would ask for them only when the first script has been read, and for what they import
 * when they have.
 * @param manifest Vite's list of what is in which file
 * @param modules by path in the project
 */
export function scriptsOf(manifest: Manifest, modules: Iterable<string>): string[] {
  const wanted = new Set(modules)
  const files = new Set<string>()
  // What is added meanwhile is visited too.
  for (const key of wanted) {
    const chunk = manifest[key]
    if (!chunk) continue
    files.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) wanted.add(imported)
  }
  return [...files]
}

/** By page, the module whose script its document begins without waiting for what the others import. */
const FIRST: Readonly<Partial<Record<string, string>>> = {
  [paths.courses]: 'src/features/courses/model/early-courses.ts',
}

/** Which scripts a page's document names: those that it begins before all others, and those with the page's own code. */
export type PageScripts = {
  readonly first: readonly string[]
  readonly preloads: readonly string[]
}

/**
 * @param modulesByScript what the build has put into which script
 * @param path of the page
 * @param modules what the page loads, by path in the project
 * @throws if the script to begin with would wait for others, as when vite.config.ts no longer keeps it apart
 */
export function pageScripts(
  manifest: Manifest,
  modulesByScript: ChunkModules,
  path: string,
  modules: Iterable<string>,
): PageScripts {
  const preloads = scriptsOf(manifest, modules)
  const module = FIRST[path]
  if (module === undefined) return { first: [], preloads }
  const chunk = Object.values(manifest).find(({ file }) =>
    modulesByScript[`/${file}`]?.includes(module),
  )
  if (!chunk || chunk.imports?.length) {
    throw new Error(`${path} begins with ${module}, which needs a script that imports no other.`)
  }
  return { first: [`/${chunk.file}`], preloads }
}
