import { type BrowserContext, test as base, expect } from '@playwright/test'
import type { Tables, TablesInsert } from '@/lib/database.types'
import { STORAGE_KEYS } from '@/lib/storage'
import { insertCourses } from '../scripts/dev/embedded-courses.ts'
import { openSite, type Site } from './site.ts'

type WorkerFixtures = {
  /** The built site and its backend on one origin, one for each worker. */
  site: Site
}

type TestFixtures = {
  /**
   * The moment at which a test takes place, for the browser and for the backend alike: sessions would look
   * ended, or endless, to a browser whose clock differs from that of the server which issued them. Only the
   * date stands still; timers run. Change it with `test.use({ now: '2027-01-04T10:00:00+01:00' })`.
   */
  now: string
  /** Whether the visitor is asked by the cookie banner; otherwise it was answered at an earlier visit. */
  isAskedAboutCookies: boolean
  /** Resets the backend for each test: two accounts, no courses. */
  freshSite: undefined
  /** Adds courses with defaults for missing values, and returns the stored rows. */
  seedCourses: (
    courses: Partial<TablesInsert<'course_events'>>[],
  ) => Promise<Tables<'course_events'>[]>
  /**
   * Fails the test on console errors, uncaught errors and requests to other origins, save those that match
   * a pattern given here. The text includes the address concerned.
   */
  allowConsoleErrors: (...patterns: RegExp[]) => void
}

/** The site's console message about a hydration mismatch (src/main.tsx), which no page of the site may cause. */
export const HYDRATION_MISMATCH = /^Hydration mismatch/

/** The console messages of Chromium and of the site about a failed request. */
export const FAILED_REQUEST =
  /Failed to load resource|Failed to load module script|^console.error: (Fejl|Login fejl)/

export const PHONE = { width: 390, height: 844 }
export const WIDE = { width: 1440, height: 900 }

/** Wednesday in ISO week 47 of 2026, which runs from 16 to 22 November. */
export const NOW = '2026-11-18T10:00:00+01:00'

export const test = base.extend<TestFixtures, WorkerFixtures>({
  now: [NOW, { option: true }],

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await openSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],

  baseURL: ({ site }, use) => use(site.origin),

  isAskedAboutCookies: [false, { option: true }],

  context: async ({ context, now, isAskedAboutCookies }, use) => {
    await context.clock.setFixedTime(now)
    if (!isAskedAboutCookies) await refuseCookies(context)
    await use(context)
  },

  freshSite: [
    async ({ site, now }, use) => {
      site.setClock(now)
      await site.backend.reset({ seed: false })
      await use(undefined)
    },
    { auto: true },
  ],

  seedCourses: async ({ site, now }, use) => {
    await use((courses) => insertCourses(site.backend, now.slice(0, 'YYYY-MM-DD'.length), courses))
  },

  allowConsoleErrors: [
    async ({ context, site }, use) => {
      const problems: string[] = []
      const allowed: RegExp[] = []
      context.on('console', (message) => {
        if (HYDRATION_MISMATCH.test(message.text())) problems.push(message.text())
        if (message.type() !== 'error') return
        problems.push(`console.error: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => problems.push(`Uncaught: ${error.error().message}`))
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        const isOverNetwork = protocol === 'http:' || protocol === 'https:'
        if (isOverNetwork && origin !== site.origin) problems.push(`Third party: ${request.url()}`)
      })

      await use((...patterns) => {
        allowed.push(...patterns)
      })

      const unexpected = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(unexpected, 'errors in the console and requests to others').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Answers the cookie banner on every page of the context, before the page's own scripts. Playwright's `storageState` would
 * open another page for that in each test.
 */
export function refuseCookies(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((key) => {
    // A document without an origin, such as about:blank, has no storage.
    if (location.origin !== 'null') localStorage.setItem(key, 'rejected')
  }, STORAGE_KEYS.cookieConsent)
}

export { expect } from '@playwright/test'
