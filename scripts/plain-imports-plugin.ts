import type { Plugin } from 'vite'

/**
 * Vite passes every lazy import through a helper that first sends for the style sheets and scripts which the
 * imported one needs. This site has a single style sheet and lists no scripts (`browserBuild` in vite.config.ts),
 * so the helper would be 0.7 KB on every page that does nothing.
 */
export function plainLazyImports(): Plugin {
  return {
    name: 'plain-lazy-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
