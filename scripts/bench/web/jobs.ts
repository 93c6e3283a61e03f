import type { Browser, Page } from '@playwright/test'
import { paths } from '../../../src/content/paths.ts'
import { SEEDED_ACCOUNTS } from '../../../supabase/local/auth/seeded-accounts.ts'
import type { JobVisit } from './measurements.ts'
import { openPhone } from './phone.ts'
import { PUBLIC_ROUTES } from './public-routes.ts'
import { TARGETS } from './targets.ts'

/** A visitor's purpose on a page, and how the page shows that it is fulfilled. */
export type Job = {
  name: string
  route: string
  targetMs: number
  /** Of what is looked for; without one, that all links and buttons of the page have come to life. */
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

/** What the page marks, and says in its console, when it does its job. */
const JOB_DONE = 'job done'

/** Opens a page on a phone that has never been there, and waits until it does its job. */
export async function measureJob(browser: Browser, origin: string, job: Job): Promise<JobVisit> {
  const { page, slowDown, close } = await openPhone(browser, origin, { isSlow: false })
  if (job.isSignedIn) await signIn(page)
  await slowDown()
  await page.addInitScript(watch, { selector: job.selector, word: JOB_DONE })
  // Asking the page would have it compile Playwright's own script, in the middle of what is measured.
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
 * Looks again and again whether the page does its job yet, seldom enough not to be work that it has to wait for. Runs in
 * the page, and so has no function with a name: the compiler would call a helper that is not there.
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
  // What is in the document is on the screen when the next frame has been painted.
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
