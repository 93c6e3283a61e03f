import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readCounts, type StepResult, summarise } from './test-summary.ts'

type Step = {
  name: string
  command: string
  /** The step without which this one cannot run; it then counts as failed. */
  needs?: string
  report?: string
}

const reports = await mkdtemp(join(tmpdir(), 'test-reports-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport
// The tests take all cores, and wait longer (test-timeouts.ts).
process.env.ALL_TESTS = 'true'

const EMBEDDED_BUILD = 'Embedded build, for the next two'
/** The last build is the embedded one: the browser tests also use its renderer (e2e/built-with-courses.ts). */
const builds: readonly Step[] = [
  { name: 'Production build, for a hosted project', command: 'tsx scripts/dev/hosted-build.ts' },
  { name: EMBEDDED_BUILD, command: 'vite build --mode embedded' },
  { name: 'Page weights', needs: EMBEDDED_BUILD, command: 'tsx scripts/size/check-size.ts' },
]
const checks: readonly Step[] = [
  // Several checkers do part of the work twice, and would take the core of the builds.
  { name: 'Types', command: 'tsc --singleThreaded' },
  { name: 'Lint', command: 'npm run lint' },
]
const tests: readonly Step[] = [
  {
    name: 'Unit and integration tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json="${vitestReport}"`,
    report: vitestReport,
  },
  {
    name: 'Browser tests',
    needs: EMBEDDED_BUILD,
    command: 'playwright test --config e2e/playwright.config.ts --add-reporter json',
    report: playwrightReport,
  },
]

const results: StepResult[] = []
// Builds and checks leave a core idle each; the tests take all cores.
await Promise.all([builds, checks].map((steps) => runSteps(steps, true)))
await runSteps(tests, false)
await rm(reports, { recursive: true })

console.info(`\n${summarise(results, performance.now())}`)
process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1

async function runSteps(steps: readonly Step[], isBesideOthers: boolean): Promise<void> {
  for (const step of steps) results.push(await runStep(step, isBesideOthers))
}

/** @param isBesideOthers whose output must not mix with its own: it is printed at the end of the step */
async function runStep(
  { name, command, needs, report }: Step,
  isBesideOthers: boolean,
): Promise<StepResult> {
  const start = performance.now()
  const heading = `\n── ${name} ──`
  if (!isBesideOthers) console.info(heading)
  const isBlocked = results.some((result) => result.name === needs && !result.hasPassed)
  if (isBlocked) console.error(`${name}: not run, because '${needs}' failed.`)
  const hasPassed = !isBlocked && (await succeeds(command, isBesideOthers ? heading : undefined))
  // A crashed runner leaves no report; its step has failed.
  const counts = report
    ? await readFile(report, 'utf8').then(readCounts, () => undefined)
    : undefined
  return { name, hasPassed, durationMs: performance.now() - start, counts }
}

/** @param heading of the output, if that is to be printed as a whole */
async function succeeds(command: string, heading: string | undefined): Promise<boolean> {
  const output = heading ? 'pipe' : 'inherit'
  const program = spawn(`${command} 2>&1`, { shell: true, stdio: ['inherit', output, 'inherit'] })
  const ending = once(program, 'close')
  if (program.stdout) console.info(`${heading}\n${await text(program.stdout)}`)
  const [status] = await ending
  return status === 0
}
