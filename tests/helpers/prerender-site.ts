import { readFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { prerenderSite } from '../../scripts/build/prerender'

// Makes the site's pages as the build does and prints them as JSON by file name. A program of its own, because
// React cannot be both server and browser in one process.
const vite = await createServer({
  mode: 'test',
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
})
const { renderPage, frame, textFiles } = await vite.ssrLoadModule('/src/prerender/render-page.tsx')
const files = await prerenderSite({
  template: await readFile('index.html', 'utf8'),
  style: '',
  server: { renderPage, frame, textFiles },
  // The caller has the pages' code.
  scriptsOf: async () => [],
  backendUrl: '/supabase',
})
await vite.close()
process.stdout.write(JSON.stringify(files))
