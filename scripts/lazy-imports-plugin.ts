import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const REPEATABLE_IMPORT = fileURLToPath(new URL('../src/lib/repeatable-import.ts', import.meta.url))

/**
 * Vite passes every lazy import through a helper that first sends for the style sheets and scripts which the
 * imported one needs. This site has a single style sheet and lists no scripts (`browserBuild` in vite.config.ts),
 * so the helper would be 0.7 KB on every page that does nothing. In its place comes one that can try again.
 */
export function repeatableLazyImports(): Plugin {
  return {
    name: 'repeatable-lazy-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () =>
        `export { repeatableImport as __vitePreload } from ${JSON.stringify(REPEATABLE_IMPORT)}`,
    },
  }
}
