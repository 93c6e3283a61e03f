import { readdir, readFile } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { type Logger, normalizePath, type Plugin } from 'vite'
import { acceptedInDocuments, acceptedInScripts } from './accepted-uses.ts'
import { createBaselineCheck, loadFinders } from './baseline-check.ts'

/**
 * Fails a build that a browser of the baseline would not understand. Modules, those of dependencies too, are read after
 * tree-shaking and before minification; documents, with the style sheet and the scripts in them, as they are published.
 * Stands between the plugin that writes the documents and the one that moves them.
 */
export function requireBaseline(): Plugin {
  return {
    name: 'require-baseline',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async generateBundle(_options, bundle) {
      const { root, logger } = this.environment.config
      const check = createBaselineCheck(await loadFinders(), acceptedInScripts)
      for (const file of Object.values(bundle)) {
        for (const [id, { code }] of Object.entries(file.type === 'chunk' ? file.modules : {}))
          if (code) check.readScript(moduleName(root, id), code)
      }
      conclude(check, logger)
    },
    buildApp: {
      order: 'post',
      async handler({ environments: { client }, config: { root, logger } }) {
        if (!client) throw new Error('There is no environment whose documents could be read.')
        const dir = resolve(root, client.config.build.outDir)
        const check = createBaselineCheck(await loadFinders(), acceptedInDocuments)
        for (const file of await readdir(dir, { recursive: true })) {
          if (file.endsWith('.html'))
            check.readDocument(normalizePath(file), await readFile(join(dir, file), 'utf8'))
        }
        conclude(check, logger)
      },
    },
  }
}

/** Relative to the project, wherever its packages are installed. */
function moduleName(root: string, id: string): string {
  const name = isAbsolute(id) ? normalizePath(relative(root, id)) : id
  return name.replace(/^.*\/(?=node_modules\/)/, '')
}

function conclude(check: ReturnType<typeof createBaselineCheck>, logger: Logger): void {
  const { refused, unused } = check.verdict()
  if (refused.length > 0) throw new Error(refused.join('\n'))
  for (const use of unused) logger.warn(`accepted-uses.ts accepts ${use}, where it is not used.`)
}
