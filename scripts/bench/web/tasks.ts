import type { Browser, Page } from '@playwright/test'
import { paths } from '../../../src/content/paths.ts'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '../../../src/content/public-pages.ts'
import { ADMIN } from '../../../supabase/local/auth/seeded-accounts.ts'
import { COURSE_ROUTE, type TaskTime } from './measurements.ts'
import { openVisitor } from './visitor.ts'

/** A task of a visitor on a page, and the condition of its completion. */
export type Task = {
  name: string
  route: string
  targetMs: number
  /** The maximum, as a multiple of the first paint. */
  fcpRatioTarget?: number
  /** The selector to wait for; without one, hydration of the page. */
  selector?: string
  isSignedIn?: boolean
}

export const PUBLIC_ROUTES: readonly string[] = [...PUBLIC_PATHS, ...ARTICLE_PATHS]

const hydration = (route: string): Task => ({
  name: 'alive',
  route,
  targetMs: route === paths.courses ? 2100 : 1900,
})

/** The first line of the next courses: a phone's first screen shows no card. */
const firstCourse = (targetMs: number): Task => ({
  name: 'first course on the screen',
  route: paths.courses,
  selector: 'main nav time',
  targetMs,
})

export const TASKS: readonly Task[] = [
  firstCourse(2100),
  {
    name: 'results',
    route: `${paths.search}?q=autisme`,
    selector: 'main [role=status]:not(:empty) ~ section li a',
    targetMs: 1700,
  },
  {
    name: 'rows',
    route: paths.adminDashboard,
    selector: 'main tbody tr',
    isSignedIn: true,
    targetMs: 2600,
  },
  ...PUBLIC_ROUTES.map(hydration),
]

/** Of /courses and of the page of a course as built for a project with courses. 900 ms is 0.6 of the fastest first course of a WordPress calendar. */
export const TASKS_WITH_COURSES: readonly Task[] = [
  { ...firstCourse(900), fcpRatioTarget: 1.15 },
  hydration(paths.courses),
  hydration(COURSE_ROUTE),
]

/** The performance mark and console message of a completed task. */
const TASK_DONE = 'task done'

/** Opens a page on a phone with an empty cache, and waits until the task is completed. */
export async function measureTask(browser: Browser, origin: string, task: Task): Promise<TaskTime> {
  const { page, slowDown, close } = await openVisitor(browser, origin)
  if (task.isSignedIn) await signIn(page)
  await slowDown()
  await page.addInitScript(watch, [task.selector, TASK_DONE] as const)
  // Polling through Playwright would compile its script in the page during the measurement.
  const done = page.waitForEvent('console', (message) => message.text() === TASK_DONE)
  await page.goto(task.route)
  await done
  const time = await page.evaluate((word) => {
    const [mark] = performance.getEntriesByName(word)
    const [fcp] = performance.getEntriesByName('first-contentful-paint')
    if (!mark || !fcp) throw new Error('The task was not watched.')
    const milliseconds = mark.startTime
    const jsBytes = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= milliseconds)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { milliseconds, fcpMs: fcp.startTime, jsBytes }
  }, TASK_DONE)
  await close()
  return time
}

/** Waits for the task and marks it. In the page, where the compiler's helper for named functions is missing. */
async function watch([selector, word]: readonly [string | undefined, string]): Promise<void> {
  if (selector) {
    // The observer names the frame in which an element is laid out, also where scripts then keep it from saying so.
    const startTime = await new Promise<number>((resolve) => {
      const frames = new IntersectionObserver((entries) => {
        const shown = entries.find(({ boundingClientRect }) => boundingClientRect.height > 0)
        if (shown) resolve(shown.time)
      })
      new MutationObserver(() => {
        for (const one of document.querySelectorAll(selector)) frames.observe(one)
      }).observe(document, { childList: true, subtree: true })
    })
    performance.mark(word, { startTime })
  } else {
    // Polled seldom enough not to slow the page.
    for (;;) {
      const controls = [...document.querySelectorAll('#root :is(a, button)')]
      const isHydrated =
        document.readyState !== 'loading' &&
        controls.length > 0 &&
        controls.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')))
      if (isHydrated) break
      await new Promise((later) => setTimeout(later, 16))
    }
    performance.mark(word)
  }
  console.info(word)
}

async function signIn(page: Page): Promise<void> {
  await page.goto(paths.admin)
  await page.getByLabel('E-mail').fill(ADMIN.email)
  await page.getByLabel('Adgangskode', { exact: true }).fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await page.locator('main tbody tr').first().waitFor()
}
