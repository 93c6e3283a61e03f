import type { Manifest } from 'vite'

/** The addresses of built files, by the paths of their source files in the project. */
export type BuiltFiles = ReturnType<typeof readManifest>

/**
 * Reads Vite's manifest, which names the built file of each source file.
 * Both functions throw where a source file has no built file of its own: it is missing, or a part of another.
 */
export function readManifest(manifest: Manifest) {
  function urlOf(source: string): string {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The build has no file of its own for ${source}.`)
    return `/${chunk.file}`
  }

  /**
   * The scripts that hold these modules and all that they import statically. Named in a page's document, they are
   * requested at once; otherwise the browser would find each import only when it has read the script before.
   */
  function scriptsOf(modules: Iterable<string>): string[] {
    const keys = new Set(modules)
    // Keys that are added during the loop are visited too.
    for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
    return Array.from(keys, urlOf)
  }

  return { urlOf, scriptsOf }
}
