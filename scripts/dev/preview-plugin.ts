import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { createStaticHost } from './static-host.ts'

/** Serves the preview like a host: Vite's own middleware responds to unknown paths with the front page. */
export function previewAsStaticHost(): Plugin {
  return {
    name: 'preview-as-static-host',
    async configurePreviewServer(server) {
      const { config, middlewares, printUrls } = server
      server.printUrls = () => {
        config.logger.info(
          `  ➜  Build: ${config.build.outDir}, as it is now; a newer one needs a restart`,
        )
        printUrls()
      }
      const dir = resolve(config.root, config.build.outDir)
      const serve = await createStaticHost(dir)
      const listener = getRequestListener(serve, { overrideGlobalObjects: false })
      middlewares.use((request, response) => void listener(request, response))
    },
  }
}
