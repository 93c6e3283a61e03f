// Measures how fast every page is on a slow phone, against the same page without scripts and against an
// ordinary single-page application, prints tables and writes docs/performance.md: `npm run bench:web`, after a
// build. Misses of targets are reported, not failed. Nothing else should run meanwhile.
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { paths } from '@/content/paths'
import { createLocalBackend } from '../../supabase/local/backend.ts'
import { loadKeys } from '../../supabase/local/keys.ts'
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts'
import { makeCertificate } from './web/certificate.ts'
import { JOURNEYS, measureClick } from './web/clicks.ts'
import { JOBS, JOBS_WITH_COURSES, type Job, measureJob } from './web/jobs.ts'
import { addTurns, MORE_TURNS, measureRoute, type Origins } from './web/measure-route.ts'
import { type Progress, progress } from './web/measurements.ts'
import { PUBLIC_ROUTES } from './web/public-routes.ts'
import { renderFindings, renderReport } from './web/report.ts'
import { serveSite } from './web/served-site.ts'
import { serveWithCourses } from './web/site-with-courses.ts'
import { toText } from './web/table.ts'
import { makeTables, missesTimes } from './web/tables.ts'

const REPORT_FILE = 'docs/performance.md'
const PROGRESS_FILE = 'node_modules/.cache/bench-web.json'
const CLICK_TURNS = 15
/** A realistic number, and one beyond any expectation. */
const COURSE_COUNTS = [28, 5_000]
/**
 * Playwright attaches as a debugger, for which V8 determines the source position of each request: without positions
 * recorded while compiling it parses the script a second time, which does not happen in a visitor's browser.
 */
const PLACES_NOTED = '--js-flags=--no-enable-lazy-source-positions'

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'dist-embedded' },
    runs: { type: 'string', default: '5' },
    /** Paths, separated by commas; docs/performance.md is then not written. */
    routes: { type: 'string' },
    /** Resumes an interrupted run of the same build. */
    resume: { type: 'boolean', default: false },
  },
})
const options = process.argv.slice(2)
const turns = Number(values.runs)
const isPartial = values.routes !== undefined
const routes = values.routes?.split(',') ?? PUBLIC_ROUTES

const certificate = await makeCertificate()
const backend = await createLocalBackend({ keys: await loadKeys('.local/supabase'), seed: true })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [
    ...CHROMIUM_FLAGS,
    PLACES_NOTED,
    `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
  ],
})
try {
  const measured = await measure(browser)
  const tables = makeTables(measured)
  console.info([...tables.map(toText), ...renderFindings(measured.routes)].join('\n\n'))
  if (!isPartial) {
    const report = renderReport(tables, measured.routes, {
      command: ['npm run bench:web', ...(options.length > 0 ? ['--', ...options] : [])].join(' '),
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

async function measure(browser: Browser): Promise<Progress> {
  const subject = `${await hashOfBuild(values.dir)} ${turns}`
  const stored = values.resume ? await readProgress() : undefined
  const done: Progress =
    stored?.subject === subject ? stored : { subject, routes: [], clicks: [], jobs: [] }

  const site = await serveSite(values.dir, backend, certificate)
  const pages = routes.map((route) => ({ route, name: route }))
  await measureRoutes(browser, site.origins, pages, done)
  const jobs = JOBS.filter(
    (job) => routes.includes(job.route) || !PUBLIC_ROUTES.includes(job.route),
  )
  await measureJobs(browser, site.origins.built, jobs.map(asItself), done)
  if (!isPartial) await measureClicks(browser, site.origins.built, done)
  await site.close()

  if (routes.includes(paths.courses)) {
    for (const count of COURSE_COUNTS) await measureWithCourses(browser, count, done)
  }
  return done
}

/** /courses with this number of coming courses in the project, of which the build prerenders the first. */
async function measureWithCourses(browser: Browser, count: number, done: Progress): Promise<void> {
  const name = `${paths.courses}, ${count} courses`
  report(`building ${name}`)
  const site = await serveWithCourses(count, certificate)
  await measureRoutes(browser, site.origins, [{ route: paths.courses, name }], done)
  const jobs = JOBS_WITH_COURSES.map((job) => ({ job, page: name }))
  await measureJobs(browser, site.origins.built, jobs, done)
  await site.close()
}

/** Measures one page after the other, and saves the results after each. */
async function measureRoutes(
  browser: Browser,
  origins: Origins,
  pages: readonly { route: string; name: string }[],
  done: Progress,
): Promise<void> {
  for (const [index, subject] of pages.entries()) {
    const { name } = subject
    if (done.routes.some((page) => page.name === name)) continue
    report(`${index + 1}/${pages.length} ${name}`)
    const page = await measureRoute(browser, origins, subject, turns)
    for (const more of MORE_TURNS) {
      if (!missesTimes(page)) break
      report(`${name} again, longer`)
      await addTurns(browser, origins, page, more * turns)
    }
    done.routes.push(page)
    await storeProgress(done)
  }
}

function asItself(job: Job): { job: Job; page: string } {
  return { job, page: job.route }
}

/** Alternates the jobs, so that a temporarily slow machine slows all of them. */
async function measureJobs(
  browser: Browser,
  origin: string,
  jobs: readonly { job: Job; page: string }[],
  done: Progress,
): Promise<void> {
  const measurements = jobs.map(({ job, page }) => {
    const found = done.jobs.find((one) => one.page === page && one.name === job.name)
    if (found) return found
    const measurement = { name: job.name, page, targetMs: job.targetMs, visits: [] }
    done.jobs.push(measurement)
    return measurement
  })
  for (let turn = 1; turn <= turns; turn += 1) {
    for (const [index, { job, page }] of jobs.entries()) {
      const visits = measurements[index]?.visits ?? []
      if (visits.length >= turn) continue
      report(`job ${turn}/${turns} ${page}: ${job.name}`)
      visits.push(await measureJob(browser, origin, job))
      await storeProgress(done)
    }
  }
}

/** Alternates the links, so that a temporarily slow machine slows all of them. */
async function measureClicks(browser: Browser, origin: string, done: Progress): Promise<void> {
  const { clicks } = done
  if (clicks.length === 0)
    clicks.push(...JOURNEYS.map((journey) => ({ ...journey, milliseconds: [] })))
  for (let turn = 1; turn <= CLICK_TURNS; turn += 1) {
    for (const click of clicks.filter(({ milliseconds }) => milliseconds.length < turn)) {
      report(`click ${turn}/${CLICK_TURNS} ${click.from} → ${click.to}`)
      click.milliseconds.push(await measureClick(browser, origin, click))
      await storeProgress(done)
    }
  }
}

/** Identifies a build: script names contain hashes, and the pages name the scripts. */
async function hashOfBuild(dir: string): Promise<string> {
  const html = await readFile(join(dir, 'index.html'))
  return createHash('sha256').update(html).digest('hex')
}

async function readProgress(): Promise<Progress | undefined> {
  const text = await readFile(PROGRESS_FILE, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : progress.parse(JSON.parse(text))
}

async function storeProgress(done: Progress): Promise<void> {
  await mkdir(dirname(PROGRESS_FILE), { recursive: true })
  await writeFile(PROGRESS_FILE, JSON.stringify(done))
}

function report(step: string): void {
  console.error(`${Math.round(performance.now() / 1000)} s  ${step}`)
}
