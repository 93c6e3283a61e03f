import { test as base, expect as baseExpect } from '@playwright/test'
import { STORAGE_KEYS } from '@/lib/storage'
import { insertCourses, NOW } from '../fixtures.ts'
import { openSite, type Site } from '../site.ts'
import { type Engine, type StartedBrowser, startBrowser } from './engines.ts'
import { FIRST_SCRIPT_PATH, firstScript } from './first-script.ts'
import { type Locator, until, View } from './view.ts'

/** Lets the scripts of pages come, or keeps them until it is opened. */
type Gate = { shut: () => void; open: () => void }

type WorkerFixtures = {
  engine: Engine
  started: StartedBrowser
  served: { site: Site; gate: Gate }
}

type TestFixtures = {
  /** A window of 1280 by 900 px with nothing stored. The journey fails on any error in its pages. */
  view: View
  site: Site
  gate: Gate
  seedCourses: (courses: Parameters<typeof insertCourses>[2]) => ReturnType<typeof insertCourses>
  cookieConsent: 'rejected' | null
}

const WIDE = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Where each journey begins: a page without scripts, which could write something while the storage is emptied. */
const BEGINNING = '/robots.txt'

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['Chromium', { option: true, scope: 'worker' }],
  cookieConsent: ['rejected', { option: true }],

  started: [
    async ({ engine }, use) => {
      const started = await startBrowser(engine)
      await use(started)
      await started.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const served = await serveSite()
      await use(served)
      await served.site.close()
    },
    { scope: 'worker' },
  ],

  site: ({ served }, use) => use(served.site),
  gate: ({ served }, use) => use(served.gate),

  view: async ({ started, site, gate, cookieConsent }, use) => {
    site.setClock(NOW)
    await site.backend.reset({ seed: false })
    const view = new View(started, site.origin)
    const { driver } = started
    await view.openDocument(BEGINNING)
    await driver.executeScript('localStorage.clear(); sessionStorage.clear()')
    if (cookieConsent) {
      const answer = [STORAGE_KEYS.cookieConsent, cookieConsent]
      await driver.executeScript('localStorage.setItem(...arguments)', ...answer)
    }
    await view.resize(WIDE)
    await view.moveMouse(0, 0)

    await use(view)
    gate.open()
    expect(await view.takeProblems(), 'errors in the pages').toEqual([])
  },

  seedCourses: ({ site }, use) =>
    use((courses) => insertCourses(site, NOW.slice(0, 'YYYY-MM-DD'.length), courses)),
})

export const expect = baseExpect.extend({
  async toBeShown(locator: Locator) {
    return passes(`${locator} is shown`, async () => (await locator.count()) === 1)
  },
  async toBeGone(locator: Locator) {
    return passes(`${locator} is gone`, async () => (await locator.count()) === 0)
  },
  async toHaveFocus(locator: Locator) {
    return passes(`${locator} has the focus`, () =>
      locator.evaluate((element) => element === document.activeElement),
    )
  },
  async toBeAt(view: View, address: string) {
    return passes(`the page is at ${address}`, async () => (await view.address()) === address)
  },
})

async function passes(what: string, look: () => Promise<boolean>) {
  return until(what, async () => (await look()) || null).then(
    () => ({ pass: true, message: () => `not: ${what}` }),
    (problem: Error) => ({ pass: false, message: () => problem.message }),
  )
}

/** The built site, with a first script on every page. */
async function serveSite(): Promise<WorkerFixtures['served']> {
  let open = () => {}
  let opened = Promise.resolve()
  const script = firstScript(NOW)

  const site = await openSite({
    around: (handler) => async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === FIRST_SCRIPT_PATH) {
        return new Response(script, { headers: { 'Content-Type': 'text/javascript' } })
      }
      if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) {
        await opened
        return withoutCache(await handler(request))
      }
      if (pathname === BEGINNING) {
        return clearingScriptCache(await handler(withoutCompression(request)))
      }
      if (request.headers.get('Accept')?.includes('text/html')) {
        return withFirstScript(await handler(withoutCompression(request)))
      }
      return handler(request)
    },
  })
  const gate = {
    shut() {
      opened = new Promise((resolve) => {
        open = resolve
      })
    },
    open: () => open(),
  }
  return { site, gate }
}

/** Scripts that were kept from an earlier journey would pass the gate. */
function withoutCache({ body, status, headers }: Response): Response {
  return new Response(body, {
    status,
    headers: { ...Object.fromEntries(headers), 'Cache-Control': 'no-store' },
  })
}

/** WebKit keeps the page of the journey before, and with it scripts that would pass the gate. */
function clearingScriptCache({ body, status, headers }: Response): Response {
  return new Response(body, {
    status,
    headers: { ...Object.fromEntries(headers), 'Clear-Site-Data': '"cache"' },
  })
}

/** A request whose response is uncompressed and never 304. */
function withoutCompression(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('Accept-Encoding')
  headers.delete('If-None-Match')
  return new Request(request, { headers })
}

async function withFirstScript(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const html = await response.text()
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  const script = `<script src="${FIRST_SCRIPT_PATH}"></script>`
  return new Response(html.replace('<head>', `<head>${script}`), {
    status: response.status,
    headers,
  })
}
