import type { Manifest } from 'vite'
import { paths } from '../../src/content/paths.ts'

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

/** By page, the file that its document begins without waiting for what its other scripts import (vite.config.ts). */
const FIRST: Readonly<Partial<Record<string, string>>> = {
  // Asks for the courses: src/features/courses/model/early-courses.ts.
  [paths.courses]: 'backend',
}

/** Which scripts a page's document names: those that it begins before all others, and those with the page's own code. */
export type PageScripts = {
  readonly first: readonly string[]
  readonly preloads: readonly string[]
}

/**
 * @param path of the page
 * @param modules what the page loads, by path in the project
 * @throws if the build has no file by the name of the one to begin with
 */
export function pageScripts(
  manifest: Manifest,
  path: string,
  modules: Iterable<string>,
): PageScripts {
  const preloads = scriptsOf(manifest, modules)
  const name = FIRST[path]
  if (name === undefined) return { first: [], preloads }
  const chunk = Object.values(manifest).find((one) => one.name === name)
  if (!chunk) throw new Error(`The build has no file '${name}' for ${path} to begin with.`)
  return { first: [`/${chunk.file}`], preloads }
}
