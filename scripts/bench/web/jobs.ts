import type { Browser, Page } from '@playwright/test'
import { paths } from '../../../src/content/paths.ts'
import { SEEDED_ACCOUNTS } from '../../../supabase/local/auth/seeded-accounts.ts'
import type { JobVisit } from './measurements.ts'
import { openPhone } from './phone.ts'
import { PUBLIC_ROUTES } from './public-routes.ts'
import { TARGETS } from './targets.ts'

/** A task of a visitor on a page, and the condition of its completion. */
export type Job = {
  name: string
  route: string
  targetMs: number
  /** The selector to wait for; without one, hydration of the page. */
  selector?: string
  isSignedIn?: boolean
}

const alive = (route: string, targetMs: number): Job => ({ name: 'alive', route, targetMs })

const COURSES_ALIVE = alive(paths.courses, 2100)

function firstCourse(targetMs: number): Job {
  return { name: 'first course', route: paths.courses, selector: 'main article', targetMs }
}

export const JOBS: readonly Job[] = [
  firstCourse(2100),
  {
    name: 'results',
    route: `${paths.search}?q=autisme`,
    selector: 'main [role=status]:not(:empty) ~ div a',
    targetMs: 1700,
  },
  {
    name: 'rows',
    route: paths.adminDashboard,
    selector: 'main tbody tr',
    isSignedIn: true,
    targetMs: 2600,
  },
  ...PUBLIC_ROUTES.map((route) =>
    route === paths.courses ? COURSES_ALIVE : alive(route, TARGETS.aliveMs),
  ),
]

/** Of /courses as built for a project with courses. 900 ms is 0.6 of the fastest first course of a WordPress calendar. */
export const JOBS_WITH_COURSES: readonly Job[] = [firstCourse(900), COURSES_ALIVE]

/** The performance mark and console message of a completed task. */
const JOB_DONE = 'job done'

/** Opens a page on a phone with an empty cache, and waits until the task is completed. */
export async function measureJob(browser: Browser, origin: string, job: Job): Promise<JobVisit> {
  const { page, slowDown, close } = await openPhone(browser, origin, { isSlow: false })
  if (job.isSignedIn) await signIn(page)
  await slowDown()
  await page.addInitScript(watch, { selector: job.selector, word: JOB_DONE })
  // Polling through Playwright would compile its script in the page during the measurement.
  const done = page.waitForEvent('console', (message) => message.text() === JOB_DONE)
  await page.goto(job.route)
  await done
  const visit = await page.evaluate((word) => {
    const [mark] = performance.getEntriesByName(word)
    if (!mark) throw new Error('Nobody watches the page.')
    const milliseconds = mark.startTime
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= milliseconds)
    const js = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { milliseconds, js, scripts: scripts.length }
  }, JOB_DONE)
  await close()
  return visit
}

/**
 * Polls for the completion of the task, seldom enough not to slow the page. Runs in the page, and has no named function:
 * the compiler would call a helper that is missing there.
 */
async function watch({
  selector,
  word,
}: {
  selector: string | undefined
  word: string
}): Promise<void> {
  for (;;) {
    if (selector) {
      if ([...document.querySelectorAll(selector)].some((one) => one.checkVisibility())) break
    } else {
      const controls = [...document.querySelectorAll('#root :is(a, button)')]
      const isAlive =
        document.readyState !== 'loading' &&
        controls.length > 0 &&
        controls.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')))
      if (isAlive) break
    }
    await new Promise((later) => setTimeout(later, 16))
  }
  // The document is on the screen once the next frame has been painted.
  if (selector) {
    await new Promise(requestAnimationFrame)
    await new Promise((painted) => setTimeout(painted))
  }
  performance.mark(word)
  console.info(word)
}

async function signIn(page: Page): Promise<void> {
  const [admin] = SEEDED_ACCOUNTS
  if (!admin) throw new Error('There is no account')
  await page.goto(paths.admin)
  await page.getByLabel('E-mail').fill(admin.email)
  await page.getByLabel('Adgangskode', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${paths.adminDashboard}`)
  await page.locator('main tbody tr').first().waitFor()
}
