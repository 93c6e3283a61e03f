import { test as base, expect as baseExpect } from '@playwright/test'
import { STORAGE_KEYS } from '@/lib/storage'
import { insertCourses } from '../../scripts/dev/embedded-courses.ts'
import { NOW } from '../fixtures.ts'
import { openSite } from '../site.ts'
import { type Engine, type StartedBrowser, startBrowser } from './engines.ts'
import { FIRST_SCRIPT, FIRST_SCRIPT_PATH } from './first-script.ts'
import { type Locator, View } from './view.ts'

type WorkerFixtures = {
  engine: Engine
  started: StartedBrowser
  site: Awaited<ReturnType<typeof serveSite>>
}

type TestFixtures = {
  /**
   * A window of 1280 by 900 px with nothing stored but a choice in the cookie banner. The journey fails on any error in its
   * pages.
   */
  view: View
  seedCourses: (courses: Parameters<typeof insertCourses>[2]) => ReturnType<typeof insertCourses>
}

const WIDE = { width: 1280, height: 900 }

/** Each journey begins at a document without scripts, which could write to the storage while it is cleared. */
const BEGINNING = '/robots.txt'

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['Firefox', { option: true, scope: 'worker' }],

  started: [
    async ({ engine }, use) => {
      const started = await startBrowser(engine)
      await use(started)
      await started.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await serveSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  view: async ({ started, site }, use) => {
    site.setClock(NOW)
    await site.backend.reset({ seed: false })
    const view = new View(started, site.origin)
    await view.openDocument(BEGINNING)
    await started.driver.executeScript(
      'localStorage.clear(); sessionStorage.clear(); localStorage.setItem(...arguments)',
      STORAGE_KEYS.cookieConsent,
      'rejected',
    )
    await view.resize(WIDE)
    await view.moveMouse(0, 0)

    await use(view)
    site.releaseScripts()
    expect(await view.takeProblems(), 'errors in the pages').toEqual([])
  },

  seedCourses: ({ site }, use) =>
    use((courses) => insertCourses(site.backend, NOW.slice(0, 'YYYY-MM-DD'.length), courses)),
})

export const expect = baseExpect.extend({
  toBeShown: (locator: Locator) =>
    eventually(locator, `${locator} is shown`, async () => (await locator.count()) === 1),
  toBeGone: (locator: Locator) =>
    eventually(locator, `${locator} is gone`, async () => (await locator.count()) === 0),
  toHaveFocus: (locator: Locator) =>
    eventually(locator, `${locator} has the focus`, () =>
      locator.evaluate((element) => element === document.activeElement),
    ),
  toBeAt: (view: View, address: string) =>
    eventually(view, `the page is at ${address}`, async () => (await view.address()) === address),
})

async function eventually(locator: Locator, fact: string, condition: () => Promise<boolean>) {
  return locator.until(fact, condition).then(
    () => ({ pass: true, message: () => `not: ${fact}` }),
    ({ message }: Error) => ({ pass: false, message: () => message }),
  )
}

/** The built site, with a first script on every page. */
async function serveSite() {
  let release = () => {}
  let released = Promise.resolve()

  const site = await openSite((handler) => async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === FIRST_SCRIPT_PATH) {
      return new Response(FIRST_SCRIPT, { headers: { 'Content-Type': 'text/javascript' } })
    }
    const isScript = pathname.startsWith('/assets/') && pathname.endsWith('.js')
    if (isScript) await released
    const isBeginning = pathname === BEGINNING
    const isDocument = isBeginning || request.headers.get('Accept')?.includes('text/html')
    const response = await handler(isDocument ? unconditional(request) : request)
    // Cached scripts of an earlier journey would not be held back.
    if (isScript) response.headers.set('Cache-Control', 'no-store')
    // WebKit caches the previous journey's page, and with it scripts that would not be held back.
    if (isBeginning) response.headers.set('Clear-Site-Data', '"cache"')
    return isDocument ? withFirstScript(response) : response
  })
  return {
    ...site,
    /** Holds back the scripts of pages until they are released or the journey ends. */
    holdScripts(): void {
      released = new Promise((resolve) => {
        release = resolve
      })
    },
    releaseScripts: () => release(),
  }
}

/** A request whose response is uncompressed and never 304. */
function unconditional(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('Accept-Encoding')
  headers.delete('If-None-Match')
  return new Request(request, { headers })
}

async function withFirstScript(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const html = await response.text()
  const { status, headers } = response
  headers.delete('Content-Length')
  const script = `<script src="${FIRST_SCRIPT_PATH}"></script>`
  return new Response(html.replace('<head>', `<head>${script}`), { status, headers })
}
