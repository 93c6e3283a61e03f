import type { Manifest } from 'vite'

/** The address of the built file of a source file, by its path in the project. @throws if there is none */
export function urlOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no file of its own for ${source}.`)
  return `/${chunk.file}`
}

/**
 * The scripts that hold these modules and all that they import, as addresses. Named in a page's document, they come at
 * once: otherwise the browser would ask for them only when the first script has been read, and for what they import
 * when they have.
 * @param manifest Vite's list of what is in which file
 * @param modules by path in the project
 * @throws if one has no script of its own: it is missing, or a part of another
 */
export function scriptsOf(manifest: Manifest, modules: Iterable<string>): string[] {
  const wanted = new Set(modules)
  const files = new Set<string>()
  // Modules that are added during the loop are visited too.
  for (const key of wanted) {
    files.add(urlOf(manifest, key))
    for (const imported of manifest[key]?.imports ?? []) wanted.add(imported)
  }
  return [...files]
}
