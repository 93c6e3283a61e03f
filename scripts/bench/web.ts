// Measures how fast every page is on a slow phone, prints a table after each part and writes the figures of docs/performance.md:
// `npm run bench:web`. Missed targets are reported, not failed. Nothing else should run meanwhile.
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { paths } from '@/content/paths'
import { createLocalBackend } from '../../supabase/local/backend.ts'
import { loadKeys } from '../../supabase/local/keys.ts'
import { launchChromium } from '../chromium.ts'
import { type Table, toText } from '../text-table.ts'
import { LINKS, measureClick } from './web/clicks.ts'
import { EXTENSION, measurePage } from './web/measure-page.ts'
import {
  type ClickMeasurement,
  COURSE_ROUTE,
  clicksTable,
  type PageMeasurement,
  pagesTable,
  type TaskMeasurement,
  type TaskTime,
  targetsTable,
  taskMissesTarget,
  tasksTable,
} from './web/measurements.ts'
import { withFigures } from './web/report.ts'
import { makeCertificate, type SiteOrigins, serveSite } from './web/serve-site.ts'
import { serveWithCourses } from './web/site-with-courses.ts'
import { measureTask, PUBLIC_ROUTES, TASKS, TASKS_WITH_COURSES, type Task } from './web/tasks.ts'

const REPORT_FILE = 'docs/performance.md'
const CLICK_TURNS = 15
/** A realistic number, and one beyond any expectation. */
const COURSE_COUNTS = [28, 5_000]
/**
 * Playwright attaches as a debugger, for which V8 determines the source position of each request: without positions
 * recorded while compiling it parses the script a second time, which does not happen in a visitor's browser.
 */
const SOURCE_POSITIONS = '--js-flags=--no-enable-lazy-source-positions'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** Paths, separated by commas; docs/performance.md is then not written. */
    routes: { type: 'string' },
  },
})
const turns = Number(values.runs)
const routes = values.routes?.split(',') ?? [...PUBLIC_ROUTES, COURSE_ROUTE]

const certificate = await makeCertificate()
const backend = await createLocalBackend({ keys: await loadKeys('.local/supabase'), seed: true })
const browser = await launchChromium(
  SOURCE_POSITIONS,
  `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
)
const pages: PageMeasurement[] = []
const tasks: TaskMeasurement[] = []

const site = await serveSite('dist-embedded', backend, certificate)
await measureSite(
  site,
  routes.filter((route) => route !== COURSE_ROUTE),
  TASKS.filter(({ route }) => routes.includes(route) || !PUBLIC_ROUTES.includes(route)),
)
const clicks = values.routes ? [] : await measureClicks(site)

const routesOfCourses = [paths.courses, COURSE_ROUTE].filter((route) => routes.includes(route))
for (const count of routesOfCourses.length > 0 ? COURSE_COUNTS : []) {
  const { origins, firstCourse } = await serveWithCourses(count, certificate)
  await measureSite(
    origins,
    routesOfCourses,
    TASKS_WITH_COURSES.filter(({ route }) => routesOfCourses.includes(route)),
    { suffix: `, ${count} courses`, firstCourse },
  )
}

if (!values.routes) {
  const targets = targetsTable(pages, clicks)
  print(targets)
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })
  const processor = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`
  const circumstances = `Written by \`npm run bench:web -- --runs ${turns}\` on ${day}; measure again instead of editing. ${processor}, Node.js ${process.version}, Chromium ${browser.version()}.`
  const tables = [targets, tasksTable(tasks), pagesTable(pages), clicksTable(clicks)]
  const report = withFigures(await readFile(REPORT_FILE, 'utf8'), circumstances, tables)
  await writeFile(REPORT_FILE, report)
  console.info(REPORT_FILE)
}
await browser.close()
// Ends the servers and the backends, too.
process.exit()

/**
 * @param suffix of the pages' names, which tells several builds apart
 * @param firstCourse the path of the course whose page is measured
 */
async function measureSite(
  origins: SiteOrigins,
  pageRoutes: readonly string[],
  siteTasks: readonly Task[],
  { suffix = '', firstCourse = '' } = {},
): Promise<void> {
  const pathOf = (route: string) => (route === COURSE_ROUTE ? firstCourse : route)
  const measuredPages: PageMeasurement[] = []
  for (const route of pageRoutes) {
    const name = `${route}${suffix}`
    logProgress(name)
    const page = { route: pathOf(route), name }
    measuredPages.push(await measurePage(browser, origins, page, turns))
  }
  print(pagesTable(measuredPages))
  pages.push(...measuredPages)

  const measuredTasks = siteTasks.map((task) => ({
    ...task,
    route: pathOf(task.route),
    page: `${task.route}${suffix}`,
    times: [] as TaskTime[],
  }))
  /** In turn, so that a temporarily slow machine slows all of them. */
  async function measureTasks(some: typeof measuredTasks, count: number): Promise<void> {
    for (let turn = 1; turn <= count; turn += 1) {
      for (const task of some) {
        logProgress(`task ${turn}/${count} ${task.page}: ${task.name}`)
        task.times.push(await measureTask(browser, origins.built, task))
      }
    }
  }
  await measureTasks(measuredTasks, turns)
  await measureTasks(measuredTasks.filter(taskMissesTarget), EXTENSION * turns)
  print(tasksTable(measuredTasks))
  tasks.push(...measuredTasks)
}

async function measureClicks({ built }: SiteOrigins): Promise<ClickMeasurement[]> {
  const clicks: ClickMeasurement[] = LINKS.map((link) => ({ ...link, milliseconds: [] }))
  // In turn, too.
  for (let turn = 1; turn <= CLICK_TURNS; turn += 1) {
    for (const click of clicks) {
      logProgress(`click ${turn}/${CLICK_TURNS} ${click.from} → ${click.to}`)
      click.milliseconds.push(await measureClick(browser, built, click))
    }
  }
  print(clicksTable(clicks))
  return clicks
}

/** An interrupted run leaves the tables of its finished parts. */
function print(table: Table): void {
  console.info(`\n${toText(table)}\n`)
}

function logProgress(step: string): void {
  console.error(`${Math.round(performance.now() / 1000)} s  ${step}`)
}
