// Measures how fast every page is on a slow phone, prints tables and writes docs/performance.md: `npm run bench:web`.
// Missed targets are reported, not failed. Nothing else should run meanwhile.
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { paths } from '@/content/paths'
import { createLocalBackend } from '../../supabase/local/backend.ts'
import { loadKeys } from '../../supabase/local/keys.ts'
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts'
import { LINKS, measureClick } from './web/clicks.ts'
import { measurePage } from './web/measure-page.ts'
import type { Measurements, TaskTime } from './web/measurements.ts'
import { renderReport } from './web/report.ts'
import { makeCertificate } from './web/secure-server.ts'
import { type SiteOrigins, serveSite } from './web/serve-site.ts'
import { serveWithCourses } from './web/site-with-courses.ts'
import { toText } from './web/table.ts'
import { makeTables } from './web/tables.ts'
import { measureTask, PUBLIC_ROUTES, TASKS, TASKS_WITH_COURSES, type Task } from './web/tasks.ts'

const BUILD_DIR = 'dist-embedded'
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
const isPartial = values.routes !== undefined
const routes = values.routes?.split(',') ?? PUBLIC_ROUTES

const certificate = await makeCertificate()
const backend = await createLocalBackend({ keys: await loadKeys('.local/supabase'), seed: true })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [
    ...CHROMIUM_FLAGS,
    SOURCE_POSITIONS,
    `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
  ],
})
const measured: Measurements = { pages: [], clicks: [], tasks: [] }
try {
  const site = await serveSite(BUILD_DIR, backend, certificate)
  for (const route of routes) await measureRoute(site.origins, route, route)
  await measureTasks(
    site.origins.built,
    TASKS.filter(({ route }) => routes.includes(route) || !PUBLIC_ROUTES.includes(route)),
  )
  if (!isPartial) await measureClicks(site.origins.built)
  await site.close()

  if (routes.includes(paths.courses)) {
    for (const count of COURSE_COUNTS) await measureWithCourses(count)
  }

  const tables = makeTables(measured)
  console.info(tables.map(toText).join('\n\n'))
  if (!isPartial) {
    const report = renderReport(tables, {
      command: ['npm run bench:web', ...(turns === 5 ? [] : ['--', '--runs', turns])].join(' '),
      date: new Date(),
      machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node.js ${process.version}`,
      browser: `Chromium ${browser.version()}`,
      turns,
    })
    await writeFile(REPORT_FILE, report)
    console.info(`\n${REPORT_FILE}`)
  }
} finally {
  await browser.close()
  await backend.close()
}

async function measureRoute(origins: SiteOrigins, route: string, name: string): Promise<void> {
  logProgress(name)
  measured.pages.push(await measurePage(browser, origins, { route, name }, turns))
}

/** /courses with this number of coming courses in the project, of which the build prerenders the first. */
async function measureWithCourses(count: number): Promise<void> {
  const page = `${paths.courses}, ${count} courses`
  logProgress(`building ${page}`)
  const site = await serveWithCourses(count, certificate)
  await measureRoute(site.origins, paths.courses, page)
  await measureTasks(site.origins.built, TASKS_WITH_COURSES, page)
  await site.close()
}

/**
 * Alternates the tasks, so that a temporarily slow machine slows all of them.
 * @param page in the tables; by default its path
 */
async function measureTasks(origin: string, tasks: readonly Task[], page?: string): Promise<void> {
  const measurements = tasks.map((task) => ({
    ...task,
    page: page ?? task.route,
    times: [] as TaskTime[],
  }))
  for (let turn = 1; turn <= turns; turn += 1) {
    for (const measurement of measurements) {
      logProgress(`task ${turn}/${turns} ${measurement.page}: ${measurement.name}`)
      measurement.times.push(await measureTask(browser, origin, measurement))
    }
  }
  measured.tasks.push(...measurements)
}

/** Alternates the links, so that a temporarily slow machine slows all of them. */
async function measureClicks(origin: string): Promise<void> {
  measured.clicks.push(...LINKS.map((link) => ({ ...link, milliseconds: [] })))
  for (let turn = 1; turn <= CLICK_TURNS; turn += 1) {
    for (const click of measured.clicks) {
      logProgress(`click ${turn}/${CLICK_TURNS} ${click.from} → ${click.to}`)
      click.milliseconds.push(await measureClick(browser, origin, click))
    }
  }
}

function logProgress(step: string): void {
  console.error(`${Math.round(performance.now() / 1000)} s  ${step}`)
}
