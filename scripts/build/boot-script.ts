import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const SRC = fileURLToPath(new URL('../../src', import.meta.url))

/** Bundles src/boot.ts, with what it imports, to the classic script that stands in every document. */
export async function buildBootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': SRC } },
    build: {
      write: false,
      // Older than the baseline (scripts/baseline/browsers.ts), since it finds out which browsers are too old.
      target: 'es2020',
      rolldownOptions: {
        input: `${SRC}/boot.ts`,
        // The modules of its keys and rules also have stores and hooks, which it leaves out.
        treeshake: { moduleSideEffects: false, manualPureFunctions: ['createStore'] },
        output: { format: 'iife' },
      },
    },
  })
  const [script] = 'output' in result ? result.output : []
  if (script?.type !== 'chunk') throw new Error('src/boot.ts has become no script.')
  return script.code.trim()
}

/** Writes the script into the document of the development server, anew at each reload. */
export function bootInDevelopment(): Plugin {
  return {
    name: 'boot-in-development',
    apply: 'serve',
    async transformIndexHtml(html) {
      const script = await buildBootScript()
      return html.replace('<!-- boot -->', () => `<script>${script}</script>`)
    },
  }
}
