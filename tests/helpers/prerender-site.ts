import { readFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { prerenderSite } from '../../scripts/build/prerender'
import { courseRow, readOnSaturday } from './course'

// Makes the site's pages as the build does and prints them as JSON by file name. A program of its own, because
// React cannot be both server and browser in one process. The page of /courses holds three, of that week and of the next.
const vite = await createServer({
  mode: 'test',
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
})
const { renderPage, modulesOf, shell, textFiles } = await vite.ssrLoadModule(
  '/src/prerender/render-page.tsx',
)
const files = await prerenderSite({
  indexHtml: await readFile('index.html', 'utf8'),
  style: '',
  boot: '',
  server: { renderPage, modulesOf, shell, textFiles },
  // The caller has the pages' code.
  built: { urlOf: (source) => `/${source}`, scriptsOf: () => [] },
  coming: readOnSaturday(
    courseRow({ id: 'a1', title: 'Sent på ugen', event_date: '2026-11-22' }),
    courseRow({ id: 'b2', title: 'Mandagskursus', event_date: '2026-11-23', available_spots: 1 }),
    courseRow({ id: 'c3', title: 'I det nye år', event_date: '2027-01-14', type: 'foredrag' }),
  ),
  backendUrl: '/supabase',
})
await vite.close()
process.stdout.write(JSON.stringify(files))
