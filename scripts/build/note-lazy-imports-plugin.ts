import { isAbsolute, relative } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const LAZY_IMPORT = /\bimport\(\s*(["'])([^"']+)\1\s*\)/g

declare global {
  /** Where the server's code notes what it loads, while somebody wants to know. */
  var lazilyLoaded: Set<string> | undefined
}

/** Makes the server's build note each module that it loads lazily, by its path in the project. */
export function noteLazyImports(): Plugin {
  return {
    name: 'note-lazy-imports',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    transform: {
      filter: { id: /\/src\/[^?]+\.tsx?$/ },
      async handler(code, importer) {
        const paths = new Map<string, string>()
        for (const [, , source = ''] of code.matchAll(LAZY_IMPORT)) {
          const id = (await this.resolve(source, importer))?.id
          if (id && isAbsolute(id)) {
            paths.set(source, normalizePath(relative(this.environment.config.root, id)))
          }
        }
        return code.replaceAll(LAZY_IMPORT, (whole, _quote, source) => {
          const path = paths.get(source)
          return path ? `(globalThis.lazilyLoaded?.add(${JSON.stringify(path)}), ${whole})` : whole
        })
      },
    },
  }
}

/** What loading leads to, as the server's build has noted it. */
export async function modulesLoadedBy(load: () => Promise<void>): Promise<ReadonlySet<string>> {
  const modules = new Set<string>()
  globalThis.lazilyLoaded = modules
  try {
    await load()
  } finally {
    globalThis.lazilyLoaded = undefined
  }
  return modules
}
