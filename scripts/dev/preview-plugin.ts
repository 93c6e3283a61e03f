import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { createStaticHost } from './static-host.ts'

/**
 * Lets `vite preview` serve the build as its host will: by `_headers` and `_redirects`, with 404.html and with Brotli.
 * Vite's own middleware sends the start page for everything that is missing.
 */
export function previewAsStaticHost(): Plugin {
  return {
    name: 'preview-as-static-host',
    async configurePreviewServer({ config, middlewares }) {
      const dir = resolve(config.root, config.build.outDir)
      const serve = await createStaticHost({ dir, compression: 'quick' })
      const listener = getRequestListener(serve, { overrideGlobalObjects: false })
      middlewares.use((request, response) => void listener(request, response))
    },
  }
}
