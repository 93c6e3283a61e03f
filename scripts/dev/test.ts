import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

// The last build is the embedded one: the browser tests also use its renderer (e2e/built-with-courses.ts).
const EMBEDDED_BUILD = 'Embedded build, for the next two'
const steps: readonly Step[] = [
  { name: 'Types', command: 'tsc' },
  { name: 'Lint', command: 'npm run lint' },
  {
    name: 'Unit and integration tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json="${vitestReport}"`,
    report: vitestReport,
  },
  { name: 'Production build, for a hosted project', command: 'tsx scripts/dev/hosted-build.ts' },
  { name: EMBEDDED_BUILD, command: 'vite build --mode embedded' },
  { name: 'Page weights', needs: EMBEDDED_BUILD, command: 'tsx scripts/size/check-size.ts' },
  {
    name: 'Browser tests',
    needs: EMBEDDED_BUILD,
    command: 'playwright test --config e2e/playwright.config.ts --add-reporter json',
    report: playwrightReport,
  },
]

const results: StepResult[] = []
for (const step of steps) results.push(await runStep(step))
await rm(reports, { recursive: true })

console.info(`\n${summarise(results)}`)
process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1

async function runStep({ name, command, needs, report }: Step): Promise<StepResult> {
  console.info(`\n── ${name} ──`)
  const start = performance.now()
  const isBlocked = results.some((result) => result.name === needs && !result.hasPassed)
  if (isBlocked) console.error(`Not run, because '${needs}' failed.`)
  const hasPassed = !isBlocked && spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0
  // A crashed runner leaves no report; its step has failed.
  const counts = report
    ? await readFile(report, 'utf8').then(readCounts, () => undefined)
    : undefined
  return { name, hasPassed, durationMs: performance.now() - start, counts }
}
