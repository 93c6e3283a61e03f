// Weighs what a first visit to each page downloads and fails when a page is over its budget, or downloads code
// that is meant for others: `npm run check:size`, after a build.
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { paths } from '@/content/paths'
import { signInAsAdmin } from '../../e2e/sign-in'
import { createLocalBackend } from '../../supabase/local/backend.ts'
import { loadKeys } from '../../supabase/local/keys.ts'
import { watchNetwork } from '../bench/web/network.ts'
import { type PageWeight, weigh } from '../bench/web/page-weight.ts'
import { PUBLIC_ROUTES } from '../bench/web/public-routes.ts'
import { toText } from '../bench/web/table.ts'
import { visit } from '../bench/web/visit.ts'
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts'
import { startPreviewServer } from '../dev/preview-server.ts'
import { type ChunkModules, readChunkModules } from './chunk-modules-plugin.ts'
import { findExcess, findGuardedCode } from './size-budgets.ts'

const PHONE = { width: 390, height: 844 }
/** Bytes do not depend on how busy the machine is, so pages need not wait for each other. */
const PAGES_AT_ONCE = 4

type Weighed = {
  route: string
  weight: PageWeight
  faults: readonly string[]
}

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'dist-embedded' } } })
try {
  const pages = await weighSite(values.dir)
  console.info(describe(pages))
  for (const { route, faults } of pages) {
    for (const fault of faults) console.error(`${route}  ${fault}`)
  }
  process.exitCode = pages.every(({ faults }) => faults.length === 0) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // Whatever has been opened by then goes with the process.
  process.exit(1)
}

async function weighSite(dir: string): Promise<Weighed[]> {
  const modules = await readChunkModules(process.cwd(), dir)
  const [backend, browser] = await Promise.all([
    loadKeys('.local/supabase').then((keys) => createLocalBackend({ keys, seed: true })),
    findChromium().then((executablePath) =>
      chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] }),
    ),
  ])
  const server = await startPreviewServer({ backend, dir, port: 0, compression: 'best' })
  try {
    const [pages, dashboard] = await Promise.all([
      weighPublicPages(browser, server.origin, modules),
      weighDashboard(browser, server.origin),
    ])
    return [...pages, dashboard]
  } finally {
    await browser.close()
    await server.close()
    await backend.close()
  }
}

async function weighPublicPages(
  browser: Browser,
  origin: string,
  modules: ChunkModules,
): Promise<Weighed[]> {
  const routes = PUBLIC_ROUTES.entries()
  const weighed: Weighed[] = []
  async function takeNext(): Promise<void> {
    const scales = await openScales(browser, { baseURL: origin })
    for (const [index, route] of routes) {
      const page = await scales.weigh(route)
      const guarded = findGuardedCode(route, page.weight.scripts, modules)
      weighed[index] = { ...page, faults: [...page.faults, ...guarded] }
    }
    await scales.close()
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, takeNext))
  return weighed
}

async function weighDashboard(browser: Browser, origin: string): Promise<Weighed> {
  const context = await browser.newContext({ baseURL: origin })
  await signInAsAdmin(await context.newPage())
  const storageState = await context.storageState()
  await context.close()
  const scales = await openScales(browser, { baseURL: origin, storageState })
  const weighed = await scales.weigh(paths.adminDashboard)
  await scales.close()
  return weighed
}

/**
 * A window in which each page is as on a first visit: nothing in the cache, the question about cookies unanswered,
 * nothing touched.
 */
async function openScales(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, viewport: PHONE })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const network = await watchNetwork(cdp)
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  return {
    async weigh(route: string): Promise<Weighed> {
      const before = network.transfers().length
      const html = await visit(page, network, route)
      const weight = weigh(network.transfers().slice(before), html)
      return { route, weight, faults: findExcess(route, weight) }
    },
    close: () => context.close(),
  }
}

function describe(pages: readonly Weighed[]): string {
  const kb = (bytes: number) => (bytes / 1000).toFixed(1)
  return toText({
    title: 'KB (1000 bytes) of bodies as sent, brotli, on a first visit before any interaction',
    columns: ['route', 'js', 'html', 'css files', 'fonts', 'preloads', 'ok'],
    rows: pages.map(({ route, weight, faults }) => [
      route,
      kb(weight.bytes.js),
      kb(weight.bytes.html),
      String(weight.cssFiles),
      kb(weight.bytes.fonts),
      String(weight.fontPreloads),
      faults.length === 0 ? 'yes' : 'NO',
    ]),
  })
}
