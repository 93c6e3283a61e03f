import type { Manifest } from 'vite'

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

/** Begun by the document itself, without waiting for what the page's other scripts import: a module, and its file. */
const FIRST = { module: 'src/features/courses/model/early-courses.ts', name: 'backend' }

/** Which scripts a page's document names: those that it begins before all others, and those with the page's own code. */
export type PageScripts = {
  readonly first: readonly string[]
  readonly preloads: readonly string[]
}

/**
 * @param modules what the page loads, by path in the project
 * @throws if the build has no file by that name (vite.config.ts)
 */
export function pageScripts(manifest: Manifest, modules: ReadonlySet<string>): PageScripts {
  const preloads = scriptsOf(manifest, modules)
  if (!modules.has(FIRST.module)) return { first: [], preloads }
  const chunk = Object.values(manifest).find(({ name }) => name === FIRST.name)
  if (!chunk) throw new Error(`The build has no file '${FIRST.name}'.`)
  return { first: [`/${chunk.file}`], preloads }
}
